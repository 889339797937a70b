import type { JsonObject } from '../../foundation/json/json.js';
import type { RestoreTally } from '../../projection/index.js';

/** Result of a restore, under DataHub's names (times in whole milliseconds) and the service's own. */
export function restoreResult(tally: RestoreTally, elapsedMs: number): JsonObject {
  const { times, last } = tally;
  return {
    ignored: tally.rowsIgnored,
    rowsMigrated: tally.rowsRestored,
    timeSqlQueryMs: Math.round(times.query),
    timeGetRowMs: Math.round(times.rows),
    timeUrnMs: Math.round(times.urns),
    timeEntityRegistryCheckMs: Math.round(times.entityTypes),
    aspectCheckMs: Math.round(times.aspects),
    createRecordMs: Math.round(times.values),
    sendMessageMs: Math.round(times.writes),
    defaultAspectsCreated: tally.defaultAspectsCreated,
    lastUrn: last?.urn ?? '',
    lastAspect: last?.aspectName ?? '',
    rowsScanned: tally.rowsScanned,
    ignoredReasons: tally.ignoredReasons.map(({ urn, aspectName, reason }) => ({
      urn,
      ...(aspectName !== '' && { aspect: aspectName }),
      reason,
    })),
    documentsWritten: tally.documentsWritten,
    documentsDeleted: tally.documentsDeleted,
    documentsRejected: tally.documentsRejected,
    edgesWritten: tally.edgesWritten,
    edgesDeleted: tally.edgesDeleted,
    runRowsWritten: tally.runRowsWritten,
    runRowsDeleted: tally.runRowsDeleted,
    elapsedMs: Math.round(elapsedMs),
  };
}
