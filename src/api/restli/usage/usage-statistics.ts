import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';

/**
 * Converts a UsageAggregation, the older form of `datasetUsageStatistics`, to that aspect. Leaves out unnamed users.
 */
export function usageStatistics({ bucket, duration, metrics }: JsonObject): JsonObject {
  const { uniqueUserCount, totalSqlQueries, topSqlQueries, users, fields } = isJsonObject(metrics) ? metrics : {};
  return {
    timestampMillis: bucket,
    ...(typeof duration === 'string' ? { eventGranularity: { unit: duration, multiple: 1 } } : {}),
    ...present({ uniqueUserCount, totalSqlQueries, topSqlQueries }),
    ...(Array.isArray(users) ? { userCounts: users.filter(isUser) } : {}),
    ...(Array.isArray(fields) ? { fieldCounts: fields.filter(isJsonObject).map(toFieldCount) } : {}),
  };
}

function isUser(user: JsonValue): boolean {
  return isJsonObject(user) && typeof user['user'] === 'string';
}

function toFieldCount({ fieldName, count }: JsonObject): JsonObject {
  return { fieldPath: fieldName, count };
}

function present(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null));
}
