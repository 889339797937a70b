import { aspectField, refTo } from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { VERSION_SET } from './version-set.mappings.js';

interface StoredTag {
  readonly versionTag?: string;
}

interface StoredStamp {
  readonly time: number;
  readonly actor?: string;
}

interface StoredVersionProperties {
  readonly versionSet: string;
  readonly version: StoredTag;
  readonly aliases?: readonly StoredTag[];
  readonly comment?: string;
  readonly isLatest?: boolean;
  readonly metadataCreatedTimestamp?: StoredStamp;
  readonly sourceCreatedTimestamp?: StoredStamp;
}

/** The field `versionProperties`, the same on every entity type that has it. */
export const versionPropertiesField = aspectField<StoredVersionProperties>('versionProperties', (stored) => ({
  versionSet: refTo(VERSION_SET.typeName, stored.versionSet),
  version: stored.version,
  aliases: stored.aliases ?? [],
  comment: stored.comment ?? null,
  isLatest: stored.isLatest ?? false,
  created: resolvedAuditStamp(stored.metadataCreatedTimestamp),
  createdInSource: resolvedAuditStamp(stored.sourceCreatedTimestamp),
}));
