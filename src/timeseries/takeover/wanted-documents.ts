import type { SqlTransaction } from '../../foundation/database/index.js';
import type { TimeseriesDocument } from '../timeseries-document.js';

/**
 * Returns those of some documents that are still wanted, which changes with deletes. `sql` is the open transaction of a
 * store in SQL.
 */
export type WantedDocuments = (
  documents: readonly TimeseriesDocument[],
  sql?: SqlTransaction,
) => Promise<readonly TimeseriesDocument[]>;
