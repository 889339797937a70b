import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { SearchConfig } from '../../../foundation/config/index.js';
import type { SearchIndex } from '../../search-index.port.js';
import type { SearchSchema } from '../../search-schema.js';
import { fieldLayout } from './file/field-layout.js';
import { IndexStore } from './file/index-store.js';
import { LocalChannel, type StoppableChannel } from './host/channel.js';
import { ReaderPool } from './host/reader-pool.js';
import { WorkerChannel } from './host/worker-channel.js';
import { IndexReader } from './reading/index-reader.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';

const logger = new Logger('SearchIndex');

/**
 * Opens the index in the file that `config.url` names (`sqlite:<path>`), making it where it is missing. A file that is
 * damaged or of another version is left aside, with a line in the log; the index then has no identity. Its work is done
 * in threads of its own where the service is built, in this one otherwise. Throws `CONFIGURATION_INVALID` when the file
 * is another database, and `ENGINE_UNAVAILABLE` when it cannot be opened.
 */
export async function openSqliteFts(config: SearchConfig, schema: SearchSchema): Promise<SearchIndex> {
  const path = config.url.replace(/^sqlite:(\/\/)?/, '');
  const layout = fieldLayout(schema);
  const script = new URL('./search-worker.js', import.meta.url);
  const hasThreads = existsSync(fileURLToPath(script));
  const writer = hasThreads
    ? new WorkerChannel<IndexStore>(script, { role: 'writer', path, layout })
    : new LocalChannel(new IndexStore(path, layout));
  const openReader = (): StoppableChannel<IndexReader> =>
    hasThreads
      ? new WorkerChannel<IndexReader>(script, { role: 'reader', path, layout })
      : new LocalChannel(new IndexReader(path, layout));
  const readers = new ReaderPool(openReader, { size: config.readers ?? readersOf(), timeoutMs: config.timeoutMs });
  const replaced = await writer.call('replaced');
  if (replaced !== undefined) logger.warn(`The search index ${path} ${replaced}. It is filled anew.`);
  const index = new SqliteSearchIndex(writer, readers);
  if (hasThreads) readers.warm(facetFields(schema));
  return index;
}

/** Fields that searches count the values of: read ahead, they make the first search as quick as the others. */
function facetFields(schema: SearchSchema): readonly string[] {
  const facets = schema.facets(schema.entityTypes()).flatMap(({ levels }) => levels);
  const fields = facets.filter(({ kind }) => kind !== 'entityType').map(({ name }) => name);
  return [...new Set(fields)];
}

/**
 * One for each core, two at least, so that a long search leaves one free, and four at most, since each takes memory.
 */
function readersOf(): number {
  return Math.min(Math.max(availableParallelism(), 2), 4);
}
