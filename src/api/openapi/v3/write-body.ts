import type { ChangeProposal, ChangeType } from '../../../aspects/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { proposalFromJson } from '../../../ingestion/index.js';
import type { AspectSpec, EntitySpec, ModelRegistry } from '../../../model/index.js';
import { entityOf, findAspectOf, unknownAspect } from './aspect-names.js';

/** Change types of collection writes. */
export type CollectionChange = 'UPSERT' | 'PATCH';

/** Target of a proposal. */
export interface Target {
  readonly urn: string;
  readonly entity: EntitySpec;
  readonly aspect: AspectSpec;
  readonly changeType: ChangeType;
}

/** Total number of aspects in the items of a collection write. */
export function countOfAspects(items: readonly unknown[]): number {
  return items.reduce<number>((sum, item) => sum + (isJsonObject(item) ? Object.keys(item).length - 1 : 0), 0);
}

/**
 * The proposal of one aspect wrapper `{value, systemMetadata?, headers?}`; for PATCH the value is
 * `{patch, arrayPrimaryKeys?, forceGenericPatch?}`. Throws `INVALID_ARGUMENT` if the value or the patch is missing, and
 * the errors of `proposalFromJson`.
 */
export function proposalOf(target: Target, wrapper: JsonObject, registry: ModelRegistry): ChangeProposal {
  const { value, systemMetadata, headers } = wrapper;
  const isPatch = target.changeType === 'PATCH';
  if (!isJsonObject(value))
    throw invalidArgument(`Missing \`value\` field of ${target.aspect.name} of ${target.urn}: it must be an object`);
  if (isPatch && !Array.isArray(value['patch']))
    throw invalidArgument('Missing `patch` field: it must be an array of operations');
  const proposal = {
    entityType: target.entity.name,
    entityUrn: target.urn,
    aspectName: target.aspect.name,
    changeType: target.changeType,
    aspect: { value, contentType: isPatch ? 'application/json-patch+json' : 'application/json' },
    systemMetadata,
    headers: isJsonObject(headers) ? textsOf(headers) : headers,
  };
  return proposalFromJson(proposal, registry);
}

/** The headers with numbers and flags as texts, as DataHub reads them. */
function textsOf(headers: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );
}

/**
 * The proposals of one item of a collection write, `{urn, <aspect>: {value, systemMetadata?, headers?}}`; one urn may
 * come more than once. Members that are null or no objects are ignored. Throws `INVALID_ARGUMENT`, `VALIDATION_FAILED`
 * for an aspect the entity type lacks, and `MALFORMED_URN`.
 */
export function proposalsOfItem(
  item: unknown,
  changeType: CollectionChange,
  registry: ModelRegistry,
): readonly ChangeProposal[] {
  const { urn, ...members } = isJsonObject(item) ? item : {};
  if (typeof urn !== 'string') throw invalidArgument('Missing `urn` field');
  const entity = entityOf(registry, urn);
  return Object.entries(members).flatMap(([name, wrapper]) => {
    if (!isJsonObject(wrapper)) return [];
    const aspect = findAspectOf(entity, name);
    if (aspect === undefined) throw new DomainError('VALIDATION_FAILED', unknownAspect(entity, name));
    return [proposalOf({ urn, entity, aspect, changeType }, wrapper, registry)];
  });
}
