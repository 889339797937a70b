import { aspectField, refTo } from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { versionProperties } from '../../../model/index.js';
import { VERSION_SET } from './version-set.mappings.js';

/** Resolves `versionProperties` of every entity type that has the field. */
export const versionPropertiesField = aspectField(versionProperties, (stored) => ({
  versionSet: refTo(VERSION_SET.typeName, stored.versionSet),
  version: stored.version,
  aliases: stored.aliases,
  comment: stored.comment ?? null,
  isLatest: stored.isLatest ?? false,
  created: resolvedAuditStamp(stored.metadataCreatedTimestamp),
  createdInSource: resolvedAuditStamp(stored.sourceCreatedTimestamp),
}));
