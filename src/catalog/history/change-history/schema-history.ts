import { enumValue } from '../../../entities/index.js';
import type { ChangeTransaction, TimelineEvent } from '../timeline/index.js';
import { ChangeOperationType } from './change-operation-type.enum.js';
import type {
  GetSchemaBlameResult,
  GetSchemaVersionListResult,
  SchemaFieldBlame,
  SemanticVersionStruct,
} from './schema-history.model.js';

/** Suffix of versions that are computed from changes. */
const COMPUTED = /-computed$/;

const WORDS: Readonly<Record<ChangeOperationType, string>> = {
  ADD: 'Added',
  MODIFY: 'Modified',
  REMOVE: 'Removed',
};

/** Returns the versions of a schema, latest first; null if there are none. */
export function versionList(transactions: readonly ChangeTransaction[]): GetSchemaVersionListResult | null {
  const versions = [...transactions].reverse().map(versionOf);
  return versions.length === 0
    ? null
    : { latestVersion: versions[0] ?? null, version: null, semanticVersionList: versions };
}

/** Returns the latest change of each column up to `version`; the current version by default. Omits removed columns. */
export function schemaBlame(
  transactions: readonly ChangeTransaction[],
  version: string | null | undefined,
): GetSchemaBlameResult {
  const counted = transactions.filter(({ semVer }) => version == null || compare(semVer, version) <= 0);
  const latest = counted.at(-1);
  if (latest === undefined) return { version: null, schemaFieldBlameList: null };
  const last = new Map<string, SchemaFieldBlame>();
  for (const transaction of counted) {
    for (const event of transaction.changeEvents) {
      const blame = blameOf(event, transaction);
      if (blame !== undefined) last.set(blame.fieldPath, blame);
    }
  }
  const present = [...last.values()].filter((one) => one.schemaFieldChange.changeType !== ChangeOperationType.REMOVE);
  return { version: versionOf(latest), schemaFieldBlameList: present };
}

function blameOf(
  { category, operation, parameters }: TimelineEvent,
  { timestamp, semVer, versionStamp }: ChangeTransaction,
): SchemaFieldBlame | undefined {
  const fieldPath = parameters?.['fieldPath'];
  if (category !== 'TECHNICAL_SCHEMA' || typeof fieldPath !== 'string') return undefined;
  const changeType = enumValue(ChangeOperationType, operation) ?? ChangeOperationType.MODIFY;
  const version = shortened(semVer);
  return {
    fieldPath,
    schemaFieldChange: {
      timestampMillis: timestamp,
      lastSemanticVersion: version,
      versionStamp,
      changeType,
      lastSchemaFieldChange: `${WORDS[changeType]} in v${version}`,
    },
  };
}

function versionOf({ semVer, timestamp, versionStamp }: ChangeTransaction): SemanticVersionStruct {
  return { semanticVersion: shortened(semVer), semanticVersionTimestamp: timestamp, versionStamp };
}

function shortened(semVer: string): string {
  return semVer.replace(COMPUTED, '');
}

function compare(left: string, right: string): number {
  const [one, other] = [left, right].map((text) => shortened(text).split('.').map(Number));
  const at = (one ?? []).findIndex((part, index) => part !== other?.[index]);
  return at === -1 ? 0 : (one?.[at] ?? 0) - (other?.[at] ?? 0);
}
