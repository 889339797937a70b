import type { SearchConfig } from '../../src/config/index.js';
import type { SearchIndex, SearchSchema } from '../../src/search/index.js';
import type { SearchIndexSubject } from '../contracts/search-index.contract.js';
import { SCHEMA } from './search-documents.js';
import type { TestSearchEngine } from './search-engines.js';

type Factory = (config: SearchConfig, schema: SearchSchema) => Promise<SearchIndex> | SearchIndex;

const FACTORIES = {
  sqlite: ['sqlite-fts', 'openSqliteFts'],
  elasticsearch: ['elasticsearch', 'openElasticsearch'],
  opensearch: ['opensearch', 'openOpensearch'],
} as const;

/** An index on an engine with nothing in it. */
export async function searchIndexOn(engine: TestSearchEngine): Promise<SearchIndexSubject> {
  const { url, prefix, drop } = await engine.create();
  const config: SearchConfig = {
    url: url.replace(/^opensearch\+/, ''),
    engine: engine.name,
    indexPrefix: prefix,
    shards: 1,
    replicas: 0,
    refreshSeconds: 1,
  };
  const open = async (): Promise<SearchIndex> => (await factoryOf(engine.name))(config, SCHEMA);
  let index = await open();
  return {
    index: () => index,
    reopen: async () => {
      await index.close();
      index = await open();
    },
    close: async () => {
      await index.close();
      await drop();
    },
  };
}

async function factoryOf(engine: TestSearchEngine['name']): Promise<Factory> {
  const [folder, name] = FACTORIES[engine];
  const module = (await import(`../../src/search/adapters/${folder}/open.js`)) as Readonly<Record<string, Factory>>;
  const factory = module[name];
  if (factory === undefined) throw new Error(`src/search/adapters/${folder}/open.ts exports no ${name}`);
  return factory;
}
