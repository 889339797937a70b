import { aspectField, refTo } from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { versionProperties } from '../../../model/index.js';
import { VERSION_SET } from './version-set.mappings.js';

/** The field `versionProperties`, the same for every entity type that has it. */
export const versionPropertiesField = aspectField(versionProperties, (stored) => ({
  versionSet: refTo(VERSION_SET.typeName, stored.versionSet),
  version: stored.version,
  aliases: stored.aliases,
  comment: stored.comment ?? null,
  isLatest: stored.isLatest ?? false,
  created: resolvedAuditStamp(stored.metadataCreatedTimestamp),
  createdInSource: resolvedAuditStamp(stored.sourceCreatedTimestamp),
}));
