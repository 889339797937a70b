import type { ChangeProposal } from '../../../../aspects/index.js';
import { DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../../foundation/json/json.js';
import { proposalFromJson } from '../../../../ingestion/index.js';
import type { AspectSpec, EntitySpec, ModelRegistry } from '../../../../model/index.js';
import { simpleName, TYPE_MEMBER, untyped } from './typed-value.js';

/** How the proposals of a request treat existing values. */
export type UpsertChange = 'UPSERT' | 'CREATE' | 'CREATE_ENTITY';

/** The change of an item, of which the names in the request are resolved. */
interface TypedChange {
  readonly entity: EntitySpec;
  readonly aspect: AspectSpec;
  /** With the names of types that DataHub's typed JSON has. */
  readonly value: JsonObject;
  readonly changeType: JsonValue;
}

/**
 * The proposals of `[{entityType, entityUrn?, entityKeyAspect?, aspect: {__type, …}}]`. Throws `INVALID_ARGUMENT` that
 * names what is wrong, `VALIDATION_FAILED` for an unknown entity type or aspect, and what `proposalFromJson` throws.
 */
export function upsertProposals(
  body: unknown,
  changeType: UpsertChange,
  registry: ModelRegistry,
): readonly ChangeProposal[] {
  return itemsOf(body).map((item) => {
    const entity = entityOfItem(item, registry);
    const value = objectOf(item['aspect'], 'aspect');
    const aspect = aspectOfType(entity, value[TYPE_MEMBER]);
    return proposalOf(item, { entity, aspect, value, changeType }, registry);
  });
}

/**
 * The proposals of `[{entityType, entityUrn, aspectName, changeType, aspect: {value: {__type,
 * …}}}]`; values may also be untyped. Throws as `upsertProposals`.
 */
export function platformProposals(body: unknown, registry: ModelRegistry): readonly ChangeProposal[] {
  return itemsOf(body).map((item) => {
    const entity = entityOfItem(item, registry);
    const given = objectOf(item['aspect'], 'aspect');
    const value = objectOf(given['value'], 'aspect.value');
    const { aspectName } = item;
    const aspect = typeof aspectName === 'string' ? entity.aspects.get(aspectName) : undefined;
    if (aspect === undefined)
      throw new DomainError('VALIDATION_FAILED', `Unknown aspect ${textOf(aspectName)} for entity ${entity.name}`);
    return proposalOf(item, { entity, aspect, value, changeType: item['changeType'] ?? 'UPSERT' }, registry);
  });
}

function proposalOf(
  { entityUrn, entityKeyAspect, systemMetadata }: JsonObject,
  { entity, aspect, value, changeType }: TypedChange,
  registry: ModelRegistry,
): ChangeProposal {
  const key = isJsonObject(entityKeyAspect)
    ? entity.urnOf(objectOf(untyped(entityKeyAspect, entity.keyAspect.schema), 'entityKeyAspect'))
    : undefined;
  return proposalFromJson(
    {
      changeType,
      entityType: entity.name,
      entityUrn: entityUrn ?? key,
      aspectName: aspect.name,
      aspect: { value: untyped(value, aspect.schema), contentType: 'application/json' },
      systemMetadata,
    },
    registry,
  );
}

function entityOfItem({ entityType }: JsonObject, registry: ModelRegistry): EntitySpec {
  const entity = typeof entityType === 'string' ? registry.findEntity(entityType) : undefined;
  if (entity === undefined)
    throw new DomainError(
      'VALIDATION_FAILED',
      `Failed to find entity with name ${textOf(entityType)} in EntityRegistry`,
    );
  return entity;
}

function aspectOfType(entity: EntitySpec, type: JsonValue | undefined): AspectSpec {
  const found = [...entity.aspects.values()].find(({ recordName }) => simpleName(recordName) === type);
  if (found !== undefined) return found;
  throw invalidArgument(
    `No aspect of entity ${entity.name} is of the type ${JSON.stringify(type)}: name one in "${TYPE_MEMBER}".`,
  );
}

function textOf(name: JsonValue | undefined): string {
  return typeof name === 'string' ? name : JSON.stringify(name ?? null);
}

function itemsOf(body: unknown): readonly JsonObject[] {
  if (Array.isArray(body) && body.every(isJsonObject)) return body;
  throw invalidArgument('The request body must be an array of objects.');
}

function objectOf(value: JsonValue | undefined, member: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw invalidArgument(`The member "${member}" must be an object.`);
}
