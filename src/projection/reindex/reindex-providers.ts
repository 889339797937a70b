import type { Provider } from '@nestjs/common';
import { RunIndexReconciler } from '../run-index-reconciler.js';
import { DefaultAspectsRestore } from './default-aspects-restore.js';
import { DerivedRows } from './derived-rows.js';
import { DocumentCheck } from './document-check.js';
import { DocumentOrphans } from './document-orphans.js';
import { DocumentRestore } from './document-restore.js';
import { EdgeCheck } from './edge-check.js';
import { IndexCheck } from './index-check.js';
import { IndexRebuild } from './index-rebuild.js';
import { RebuildCount } from './rebuild-count.js';
import { RebuildLeftovers } from './rebuild-leftovers.js';
import { RecentDeletes } from './recent-deletes.js';
import { Reindexer } from './reindexer.js';
import { RowCheck } from './row-check.js';

/** Restores, rebuilds and checks the derived stores. */
export const REINDEX_PROVIDERS: readonly Provider[] = [
  RunIndexReconciler,
  RowCheck,
  DerivedRows,
  DocumentRestore,
  DocumentOrphans,
  DefaultAspectsRestore,
  Reindexer,
  RebuildLeftovers,
  RebuildCount,
  RecentDeletes,
  IndexRebuild,
  DocumentCheck,
  EdgeCheck,
  IndexCheck,
];
