import type { EntityRef } from '../../../entities/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { userRef } from '../../../identity/index.js';
import type { DatasetStatsSummary, UsageQueryResult } from './usage.model.js';
import type { UsageResult } from './usage-stats.service.js';
import { WindowDuration } from './window-duration.enum.js';

/** Number of users in a summary. */
const TOP_USERS = 5;

/** Converts the usage of a dataset for GraphQL; without `result`, usage is empty. */
export function toUsageQueryResult(urn: string, result: UsageResult | undefined): UsageQueryResult {
  if (result === undefined) {
    return { buckets: [], aggregations: { uniqueUserCount: 0, users: [], fields: [], totalSqlQueries: 0 } };
  }
  const { users, fields, uniqueUserCount, totalSqlQueries } = result.aggregations;
  return {
    buckets: result.buckets.map(({ bucket, metrics: { topSqlQueries, ...metrics } }) => ({
      bucket,
      duration: WindowDuration.DAY,
      resource: urn,
      metrics: { ...metrics, topSqlQueries: topSqlQueries === undefined ? null : [...topSqlQueries] },
    })),
    aggregations: {
      uniqueUserCount,
      totalSqlQueries: totalSqlQueries ?? null,
      users: users.map(({ user, ...counts }) => ({ ...counts, user: userOf(user) })),
      fields: [...fields],
    },
  };
}

/** Summarizes the usage of a dataset; users are ordered by number of uses in descending order, then by urn. */
export function toStatsSummary({
  aggregations: { totalSqlQueries, uniqueUserCount, users },
}: UsageResult): DatasetStatsSummary {
  const top = users.toSorted(
    (left, right) => (right.count ?? 0) - (left.count ?? 0) || (left.user < right.user ? -1 : 1),
  );
  return {
    queryCountLast30Days: totalSqlQueries ?? null,
    uniqueUserCountLast30Days: uniqueUserCount,
    topUsersLast30Days: top
      .map(({ user }) => userOf(user))
      .filter((user) => user !== null)
      .slice(0, TOP_USERS),
  };
}

/** Returns a reference to the user `urn`; null for other entity types. */
export function userOf(urn: string): EntityRef | null {
  return entityTypeOfUrn(urn) === 'corpuser' ? userRef(urn) : null;
}
