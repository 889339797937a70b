import { aspect } from '../declarations.js';
import { array, float, int, long, optional, record, urn } from '../types.js';

const StorageFeatures = record('com.linkedin.metadata.search.features.StorageFeatures', {
  rowCount: optional(long()),
  columnCount: optional(long()),
});
export const storageFeatures = aspect('storageFeatures', StorageFeatures);

const UsageFeatures = record('com.linkedin.metadata.search.features.UsageFeatures', {
  queryCountLast30Days: optional(long()),
  uniqueUserCountLast30Days: optional(long()),
  topUsersLast30Days: optional(array(urn())),
  queryCountPercentileLast30Days: optional(int()),
  uniqueUserPercentileLast30Days: optional(int()),
  combinedSearchRankingMultiplier: optional(float()),
  lastOperationTimestampMs: optional(long()),
});
export const usageFeatures = aspect('usageFeatures', UsageFeatures);
