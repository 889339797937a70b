import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where one test keeps its search documents: an engine with nothing in it. */
export interface TestSearch {
  /** What the service takes as `SEARCH_URL`. */
  readonly url: string;
  /** What the service takes as `INDEX_PREFIX`. */
  readonly prefix: string;
  /** Removes everything under the prefix. */
  drop(): Promise<void>;
}

/** A search engine that suites run on. */
export interface TestSearchEngine {
  readonly name: 'sqlite' | 'elasticsearch' | 'opensearch';
  create(): Promise<TestSearch>;
}

/**
 * The search engines of this run: always SQLite, and the servers named by `TEST_ELASTICSEARCH_URL` and
 * `TEST_OPENSEARCH_URL` (as in `http://127.0.0.1:9200`). `TEST_SEARCH_ENGINES` (names, separated by commas) asks for
 * exactly these; one that is not there is an error, so that a check cannot pass by not running.
 */
export function testSearchEngines(): readonly TestSearchEngine[] {
  const engines = availableEngines();
  const asked = (process.env.TEST_SEARCH_ENGINES ?? '').split(',').filter((name) => name !== '');
  return asked.length === 0 ? engines : asked.map((name) => engineNamed(name, engines));
}

/**
 * The server that the tests over HTTP search in when `E2E_SEARCH` names one; undefined is SQLite in the service's data
 * folder.
 */
export function endToEndSearch(): TestSearchEngine | undefined {
  const name = process.env.E2E_SEARCH ?? 'sqlite';
  return name === 'sqlite' ? undefined : engineNamed(name, availableEngines());
}

function availableEngines(): readonly TestSearchEngine[] {
  return [
    sqlite,
    ...server('elasticsearch', process.env.TEST_ELASTICSEARCH_URL, ''),
    ...server('opensearch', process.env.TEST_OPENSEARCH_URL, 'opensearch+'),
  ];
}

function engineNamed(name: string, engines: readonly TestSearchEngine[]): TestSearchEngine {
  const engine = engines.find((candidate) => candidate.name === name);
  if (engine === undefined)
    throw new Error(`The tests are to search in ${name}, but no TEST_…_URL names such a server`);
  return engine;
}

const sqlite: TestSearchEngine = {
  name: 'sqlite',
  create() {
    const folder = mkdtempSync(join(tmpdir(), 'metadata-search-'));
    return Promise.resolve({
      url: `sqlite:${join(folder, 'search.db')}`,
      prefix: '',
      drop() {
        rmSync(folder, { recursive: true, force: true });
        return Promise.resolve();
      },
    });
  },
};

function server(name: 'elasticsearch' | 'opensearch', url: string | undefined, scheme: string): TestSearchEngine[] {
  if (url === undefined || url === '') return [];
  const create = (): Promise<TestSearch> => {
    const prefix = `test${randomBytes(6).toString('hex')}`;
    return Promise.resolve({ url: scheme + url, prefix, drop: () => dropIndices(url, prefix) });
  };
  return [{ name, create }];
}

async function dropIndices(url: string, prefix: string): Promise<void> {
  const answer = await fetch(`${url}/_cat/indices/${prefix}_*?format=json&h=index`);
  const found = (await answer.json()) as readonly { readonly index: string }[];
  for (let from = 0; from < found.length; from += 50) {
    const names = found.slice(from, from + 50).map(({ index }) => index);
    await fetch(`${url}/${names.join(',')}`, { method: 'DELETE' });
  }
}
