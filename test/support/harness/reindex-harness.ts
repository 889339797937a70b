import { AspectScanner } from '../../../src/aspects/index.js';
import { defined } from '../../../src/foundation/common/given.js';
import { SystemClock } from '../../../src/foundation/common/clock.js';
import type { Database } from '../../../src/foundation/database/index.js';
import { EdgeListener } from '../../../src/graph/edge-listener.js';
import { EdgeReconciler } from '../../../src/graph/index.js';
import { ModelRegistry } from '../../../src/model/index.js';
import {
  IndexCheck,
  IndexRebuild,
  Reindexer,
  RestoreTally,
  type RestoreRequest,
} from '../../../src/projection/index.js';
import { DefaultAspectsRestore } from '../../../src/projection/reindex/default-aspects-restore.js';
import { DerivedRows } from '../../../src/projection/reindex/derived-rows.js';
import { DocumentCheck } from '../../../src/projection/reindex/document-check.js';
import { DocumentOrphans } from '../../../src/projection/reindex/document-orphans.js';
import { DocumentRestore } from '../../../src/projection/reindex/document-restore.js';
import { EdgeCheck } from '../../../src/projection/reindex/edge-check.js';
import { RebuildCount } from '../../../src/projection/reindex/rebuild-count.js';
import { RebuildLeftovers } from '../../../src/projection/reindex/rebuild-leftovers.js';
import { RecentDeletes } from '../../../src/projection/reindex/recent-deletes.js';
import { RowCheck } from '../../../src/projection/reindex/row-check.js';
import { RunIndexListener } from '../../../src/projection/run-index.listener.js';
import { RunIndexReconciler } from '../../../src/projection/run-index-reconciler.js';
import { type SearchIndex, SearchSchema } from '../../../src/search/index.js';
import { type ProjectionHarness, projectionHarness } from './projection-harness.js';

/** One process that restores, rebuilds and checks. */
export interface ReindexHarness extends ProjectionHarness {
  readonly scanner: AspectScanner;
  readonly leftovers: RebuildLeftovers;
  readonly rebuild: IndexRebuild;
  readonly check: IndexCheck;
  readonly derived: DerivedRows;
  /** Counts the rows that `restore` reads. */
  rowsOf(request?: Partial<RestoreRequest>): Promise<number>;
  /** Restores rows, all of them unless `request` says otherwise. */
  restore(request?: Partial<RestoreRequest>, tally?: RestoreTally): Promise<RestoreTally>;
  /** Rebuilds everything. */
  rebuildAll(tally?: RestoreTally, signal?: AbortSignal): Promise<RestoreTally>;
}

const registry = ModelRegistry.standard();
const schema = new SearchSchema(registry);

/** Everything, in chunks of 500 rows. */
export const EVERYTHING: RestoreRequest = {
  filter: {},
  start: 0,
  limit: undefined,
  chunkRows: 500,
  createDefaultAspects: false,
  audit: { time: 1, actor: 'urn:li:corpuser:operator' },
};

/** Builds a process over an open database and an index. */
export function reindexHarness(database: Database, index: SearchIndex): ReindexHarness {
  const clock = new SystemClock();
  const here = projectionHarness(database, index);
  new EdgeListener(here.listeners).onModuleInit();
  new RunIndexListener(here.listeners).onModuleInit();
  const scanner = new AspectScanner(database, here.listeners, clock);
  scanner.onModuleInit();
  const edges = new EdgeReconciler(registry);
  const rows = new RowCheck(registry);
  const derived = new DerivedRows(database, edges, new RunIndexReconciler(), clock);
  const documents = new DocumentRestore(scanner, here.projection, rows, here.revisions);
  const orphans = new DocumentOrphans(index, schema, scanner, registry);
  const defaults = new DefaultAspectsRestore(here.store, here.writer, registry);
  const reindexer = new Reindexer(scanner, rows, documents, orphans, derived, defaults, here.projection);
  const leftovers = new RebuildLeftovers(index, here.rebuilds, database);
  const counts = new RebuildCount(index, schema, registry, scanner, here.revisions);
  const deletes = new RecentDeletes(here.revisions, here.projection);
  const rebuild = new IndexRebuild(index, here.rebuilds, here.identities, leftovers, counts, deletes, reindexer, clock);
  const documentCheck = new DocumentCheck(index, scanner, here.revisions, orphans, registry);
  const edgeCheck = new EdgeCheck(database, scanner, edges, rows);
  const check = new IndexCheck(index, schema, documentCheck, edgeCheck, documents, derived, here.projection);
  return {
    ...here,
    scanner,
    leftovers,
    rebuild,
    check,
    derived,
    rowsOf: (request = {}) => reindexer.rowsOf({ ...EVERYTHING, ...request }),
    restore: (request = {}, tally = new RestoreTally()) => reindexer.restore({ ...EVERYTHING, ...request }, tally),
    rebuildAll: (tally = new RestoreTally(), signal?) => rebuild.run({ ...EVERYTHING, ...defined({ signal }) }, tally),
  };
}
