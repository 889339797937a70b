import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadConfig } from '../../../src/foundation/config/index.js';
import { openSearchIndex, type SearchIndex } from '../../../src/search/index.js';
import type { SearchIndexSubject } from '../../contracts/search-index.contract.js';
import { connectedWorkers } from '../service/connected-workers.js';
import { SCHEMA } from './search-documents.js';

/** What is left to the worker that writes. */
const WRITES: ReadonlySet<string> = new Set<keyof SearchIndex>([
  'identity',
  'adopt',
  'write',
  'persist',
  'beginRebuild',
  'rebuilds',
  'promoteRebuild',
  'discardRebuild',
]);

/** An embedded index that two workers share: one writes, and all reads are those of the other. */
export async function sharedIndex(): Promise<SearchIndexSubject> {
  const folder = mkdtempSync(join(tmpdir(), 'shared-index-'));
  const config = { ...loadConfig({}).search, url: `sqlite:${join(folder, 'search.db')}` };
  const open = async (): Promise<readonly SearchIndex[]> => {
    const workers = connectedWorkers(2, { sharesFiles: true });
    return Promise.all(workers.map((worker) => openSearchIndex(config, SCHEMA, worker)));
  };
  let opened = await open();
  let index = combined(opened);
  const close = async (): Promise<void> => {
    for (const one of opened) await one.close();
  };
  return {
    index: () => index,
    reopen: async () => {
      await close();
      opened = await open();
      index = combined(opened);
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function combined([writer, reader]: readonly SearchIndex[]): SearchIndex {
  if (writer === undefined || reader === undefined) throw new Error('There are two workers.');
  return new Proxy(reader, {
    get(_target, name): unknown {
      const of = (index: SearchIndex): unknown => {
        const member: unknown = Reflect.get(index, name, index);
        return typeof member === 'function' ? member.bind(index) : member;
      };
      // Without threads, a search that follows another leaves the workers no turn for their messages.
      if (name === 'search')
        return async (...args: Parameters<SearchIndex['search']>) => {
          await nextTurn();
          return reader.search(...args);
        };
      if (name === 'counts')
        return (...[rebuild]: Parameters<SearchIndex['counts']>) =>
          rebuild === undefined ? reader.counts() : writer.counts(rebuild);
      return of(typeof name === 'string' && WRITES.has(name) ? writer : reader);
    },
  });
}
