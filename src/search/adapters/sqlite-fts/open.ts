import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { SearchConfig } from '../../../foundation/config/index.js';
import { OneProcess, type Workers } from '../../../foundation/workers/index.js';
import type { SearchIndex } from '../../search-index.port.js';
import type { SearchSchema } from '../../search-schema.js';
import { fieldLayout } from '../../text/field-layout.js';
import { IndexStore } from './file/index-store.js';
import { LocalChannel, type StoppableChannel } from './host/channel.js';
import { OtherProcesses } from './host/other-processes.js';
import { ReaderPool } from './host/reader-pool.js';
import { ThreadChannel } from './host/thread-channel.js';
import { IndexReader } from './reading/index-reader.js';
import { ReadOnlyIndex } from './read-only-index.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';

const logger = new Logger('SearchIndex');

/**
 * Opens the index in the file that `config.url` names (`sqlite:<path>`), creating it if it is missing. A file that is
 * damaged or of another version is set aside with a log line; the index then has no identity. In the built service the
 * index runs in its own threads, otherwise in this one; of several `workers`, the first one writes. Throws
 * `CONFIGURATION_INVALID` if the file is another database, and `ENGINE_UNAVAILABLE` if it cannot be opened.
 */
export async function openSqliteFts(
  config: SearchConfig,
  schema: SearchSchema,
  workers: Workers = new OneProcess(),
): Promise<SearchIndex> {
  const path = config.url.replace(/^sqlite:(\/\/)?/, '');
  const layout = fieldLayout(schema);
  const script = new URL('./search-worker.js', import.meta.url);
  const hasThreads = existsSync(fileURLToPath(script));
  const openReader = (): StoppableChannel<IndexReader> =>
    hasThreads
      ? new ThreadChannel<IndexReader>(script, { role: 'reader', path, layout })
      : new LocalChannel(new IndexReader(path, layout));
  const readers = new ReaderPool(openReader, { size: config.readers ?? readersOf(), timeoutMs: config.timeoutMs });
  const warm = (): void => {
    if (hasThreads) readers.warm(facetFields(schema));
  };
  const others = new OtherProcesses(workers);
  if (workers.onlyReads) {
    warm();
    return new ReadOnlyIndex(path, readers, others);
  }
  const writer = hasThreads
    ? new ThreadChannel<IndexStore>(script, { role: 'writer', path, layout })
    : new LocalChannel(new IndexStore(path, layout));
  const replaced = await writer.call('replaced');
  if (replaced !== undefined) logger.warn(`The search index ${path} ${replaced}. It is being rebuilt.`);
  const index = new SqliteSearchIndex(writer, readers, others);
  warm();
  return index;
}

/** Fields whose values searches count. Reading them ahead makes the first search as fast as the others. */
function facetFields(schema: SearchSchema): readonly string[] {
  const facets = schema.facets(schema.entityTypes()).flatMap(({ levels }) => levels);
  const fields = facets.filter(({ kind }) => kind !== 'entityType').map(({ name }) => name);
  return [...new Set(fields)];
}

/** One per core, at least two, so that a long search leaves one free, and at most four, because each needs memory. */
function readersOf(): number {
  return Math.min(Math.max(availableParallelism(), 2), 4);
}
