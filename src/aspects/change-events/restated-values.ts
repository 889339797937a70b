import type { SqlTransaction } from '../../foundation/database/index.js';
import { keyText } from '../aspect-key.js';
import { latestOf, numberOf } from '../rows/aspect-log.js';
import type { AspectRecord } from '../aspect-record.js';
import { storedVersions } from '../rows/stored-versions.js';
import type { SystemMetadata } from '../system-metadata.js';
import type { EventValue, FollowedChange, RestatedValue } from './followed-change.js';

/** The property by which DataHub asks for a restated value to be indexed even if nothing changed. */
const FORCED = { forceIndexing: 'true' };

/**
 * The changes by which followers are told of values that were stated again. A value that is no longer stored is absent:
 * the change that replaced it follows.
 */
export async function restatedOf(
  sql: SqlTransaction,
  values: readonly RestatedValue[],
): Promise<ReadonlyMap<RestatedValue, FollowedChange>> {
  const wanted = values.map(({ urn, aspectName, version = 0 }) => ({ urn, aspectName, versions: [0, version] }));
  const stored = await storedVersions(sql, wanted);
  const found = new Map<RestatedValue, FollowedChange>();
  for (const value of values) {
    const records = stored.get(keyText(value.urn, value.aspectName)) ?? [];
    const record = latestOf(records.filter((one) => isValueOf(one, value)));
    if (record !== undefined) found.set(value, restatedChange(value, record));
  }
  return found;
}

function isValueOf(record: AspectRecord, { version, time }: RestatedValue): boolean {
  return numberOf(record) === version && record.created.time < time;
}

function restatedChange({ urn, aspectName, time, actor }: RestatedValue, record: AspectRecord): FollowedChange {
  const after: EventValue = { value: record.value, systemMetadata: forced(record.systemMetadata ?? {}) };
  const created = { time, actor };
  return { kind: 'versioned', urn, aspectName, changeType: 'RESTATE', created, after, before: undefined };
}

function forced(metadata: SystemMetadata): SystemMetadata {
  return { ...metadata, properties: { ...metadata.properties, ...FORCED } };
}
