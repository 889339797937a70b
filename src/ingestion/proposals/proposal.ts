import { CHANGE_TYPES, type ChangeProposal, type ChangeType } from '../../aspects/index.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { checkEntityUrn, type EntitySpec, type ModelRegistry } from '../../model/index.js';
import { valueOfText } from './json-text.js';
import { patchFromJson } from './patch.js';
import { systemMetadataFromJson, textsOf } from './system-metadata.js';

const CONTENT_TYPES = new Set(['application/json', 'application/json-patch+json']);
const ACCEPTED: readonly ChangeType[] = ['UPSERT', 'CREATE', 'CREATE_ENTITY', 'UPDATE', 'PATCH'];

/** The alternative to a change type that no API accepts. */
const INSTEAD: Readonly<Partial<Record<ChangeType, string>>> = {
  DELETE: 'Change type DELETE is not accepted in a proposal; delete with POST /entities?action=delete',
  RESTATE:
    'Change type RESTATE is not accepted in a proposal; rebuild indices with POST /operations?action=restoreIndices',
};

/**
 * The proposal that a JSON object describes. Null members count as absent, unknown ones are ignored. The aspect's value
 * is not validated yet. Throws `VALIDATION_FAILED` (entity type, aspect name, JSON text), `MALFORMED_URN`, or
 * `INVALID_ARGUMENT` naming the wrong member.
 */
export function proposalFromJson(raw: unknown, registry: ModelRegistry): ChangeProposal {
  if (!isJsonObject(raw)) throw invalidArgument('A proposal must be a JSON object');
  const target = targetOf(raw, registry);
  const aspectName = aspectNameOf(raw, target.entity);
  const changeType = changeTypeOf(raw['changeType']);
  if (registry.aspect(target.entity.name, aspectName).kind === 'timeseries') refuseAllButUpsert(changeType, aspectName);
  const systemMetadata = systemMetadataFromJson(raw['systemMetadata']);
  return {
    urn: target.urn,
    entityType: target.entity.name,
    aspectName,
    changeType,
    ...contentOf(raw['aspect'], changeType),
    ...(systemMetadata === undefined ? {} : { systemMetadata }),
    ...(isAbsent(raw['headers']) ? {} : { headers: textsOf(raw['headers'], 'headers') }),
  };
}

/** Throws `INVALID_ARGUMENT` for any change of a time series but an UPSERT. */
export function refuseAllButUpsert(changeType: ChangeType, aspectName: string): void {
  if (changeType === 'UPSERT') return;
  throw invalidArgument(`Aspect ${aspectName} is a time series and takes change type UPSERT only, not ${changeType}`);
}

interface Target {
  readonly urn: string;
  readonly entity: EntitySpec;
}

function targetOf(raw: JsonObject, registry: ModelRegistry): Target {
  const { entityUrn, entityType } = raw;
  if (isAbsent(entityUrn)) return targetOfKey(raw, registry);
  if (typeof entityUrn !== 'string') throw invalidArgument('entityUrn must be a string');
  const parsed = Urn.parse(entityUrn.trim());
  const entity = registry.entity(parsed.entityType);
  if (!isAbsent(entityType) && textOf(entityType, 'entityType').toLowerCase() !== parsed.entityType.toLowerCase()) {
    throw new DomainError(
      'VALIDATION_FAILED',
      `URN entity type does not match MCP entity type. ${parsed.entityType} != ${textOf(entityType, 'entityType')}`,
    );
  }
  checkEntityUrn(registry, entityUrn);
  return { urn: entityUrn, entity };
}

function targetOfKey(raw: JsonObject, registry: ModelRegistry): Target {
  if (isAbsent(raw['entityType'])) throw invalidArgument('entityUrn is required, or entityType with entityKeyAspect');
  const entity = registry.entity(textOf(raw['entityType'], 'entityType'));
  const key = isAbsent(raw['entityKeyAspect']) ? undefined : genericValue(raw['entityKeyAspect'], 'entityKeyAspect');
  if (!isJsonObject(key))
    throw invalidArgument('entityUrn is required, or entityKeyAspect with the value of the key aspect');
  const urn = entity.urnOf(key);
  checkEntityUrn(registry, urn);
  return { urn, entity };
}

function aspectNameOf(raw: JsonObject, entity: EntitySpec): string {
  if (isAbsent(raw['aspectName'])) throw invalidArgument('aspectName is required');
  const name = textOf(raw['aspectName'], 'aspectName');
  if (entity.aspects.has(name)) return name;
  throw new DomainError('VALIDATION_FAILED', `Unknown aspect ${name} for entity ${entity.name}`);
}

function changeTypeOf(raw: JsonValue | undefined): ChangeType {
  const changeType = CHANGE_TYPES.find((known) => known === raw);
  if (changeType !== undefined && ACCEPTED.includes(changeType)) return changeType;
  const instead = changeType === undefined ? undefined : INSTEAD[changeType];
  throw invalidArgument(instead ?? `changeType must be one of ${ACCEPTED.join(', ')}`);
}

function contentOf(raw: JsonValue | undefined, changeType: ChangeType): Pick<ChangeProposal, 'value' | 'patch'> {
  if (isAbsent(raw)) throw invalidArgument('aspect is required: an object with the aspect in its member `value`');
  const value = genericValue(raw, 'aspect');
  if (changeType === 'PATCH') return { patch: patchFromJson(value) };
  if (isJsonObject(value)) return { value };
  throw new DomainError('VALIDATION_FAILED', 'aspect.value must be a JSON object');
}

/** The content of `{value, contentType}`. */
function genericValue(raw: JsonValue, field: string): unknown {
  if (!isJsonObject(raw)) throw invalidArgument(`${field} must be an object with members value and contentType`);
  const { contentType, value } = raw;
  if (!isAbsent(contentType) && !CONTENT_TYPES.has(textOf(contentType, `${field}.contentType`))) {
    throw invalidArgument(`${field}.contentType must be one of ${[...CONTENT_TYPES].join(', ')}`);
  }
  if (isAbsent(value)) throw invalidArgument(`${field}.value is required`);
  return valueOfText(value, `${field}.value`);
}

function textOf(raw: JsonValue, field: string): string {
  if (typeof raw === 'string') return raw;
  throw invalidArgument(`${field} must be a string`);
}

function isAbsent(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null;
}
