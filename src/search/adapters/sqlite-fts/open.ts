import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { SearchConfig } from '../../../config/index.js';
import type { SearchIndex } from '../../search-index.port.js';
import type { SearchSchema } from '../../search-schema.js';
import { fieldLayout } from './file/field-layout.js';
import { IndexStore } from './file/index-store.js';
import { LocalChannel } from './host/channel.js';
import { WorkerChannel } from './host/worker-channel.js';
import { IndexReader } from './reading/index-reader.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';

const logger = new Logger('SearchIndex');

/**
 * Opens the index in the file that `config.url` names (`sqlite:<path>`), making it where it is missing. A file that is damaged or of another version is left aside, with a
 * line in the log; the index then has no identity. Its work is done in two threads where the service is built, in this one otherwise. Throws
 * `CONFIGURATION_INVALID` when the file is another database, and `ENGINE_UNAVAILABLE` when it cannot be opened.
 */
export async function openSqliteFts(config: SearchConfig, schema: SearchSchema): Promise<SearchIndex> {
  const path = config.url.replace(/^sqlite:(\/\/)?/, '');
  const layout = fieldLayout(schema);
  const script = new URL('./search-worker.js', import.meta.url);
  const hasThreads = existsSync(fileURLToPath(script));
  const writer = hasThreads
    ? new WorkerChannel<IndexStore>(script, { role: 'writer', path, layout })
    : new LocalChannel(new IndexStore(path, layout));
  const reader = hasThreads
    ? new WorkerChannel<IndexReader>(script, { role: 'reader', path, layout })
    : new LocalChannel(new IndexReader(path, layout));
  const replaced = await writer.call('replaced');
  if (replaced !== undefined) logger.warn(`The search index ${path} ${replaced}. It is filled anew.`);
  const index = new SqliteSearchIndex(writer, reader);
  if (hasThreads) warmUp(index, schema);
  return index;
}

/** Makes the first search as quick as the others. */
function warmUp(index: SqliteSearchIndex, schema: SearchSchema): void {
  const facets = schema.facets(schema.entityTypes()).flatMap(({ levels }) => levels);
  const fields = facets.filter(({ kind }) => kind !== 'entityType').map(({ name }) => name);
  index.warm([...new Set(fields)]).catch((error: unknown) => {
    logger.debug(`The search index was not read ahead: ${String(error)}`);
  });
}
