import type { AspectRecord, ChangeProposal } from '../../../aspects/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { proposalFromJson } from '../../../ingestion/index.js';
import type { AspectSpec, EntitySpec, ModelRegistry } from '../../../model/index.js';

/**
 * The proposals for a legacy snapshot: one UPSERT per aspect, in order. `entity` is
 * `{"value": {"<snapshot record>": {urn, aspects}}}`. Throws `INVALID_ARGUMENT` for an unknown snapshot or an aspect
 * that it cannot contain, `MALFORMED_URN`, and `VALIDATION_FAILED` if the urn is of another entity type.
 */
export function proposalsOfSnapshot(
  entity: JsonObject,
  systemMetadata: JsonObject | undefined,
  registry: ModelRegistry,
): readonly ChangeProposal[] {
  const [snapshotName, snapshot] = onlyMember(entity['value'], 'entity.value');
  const spec = registry.entities().find((candidate) => candidate.snapshot === snapshotName);
  if (spec === undefined) throw invalidArgument(`${snapshotName} is not a snapshot record.`);
  const urn = snapshotUrn(snapshot, spec);
  const { aspects } = snapshot;
  if (!Array.isArray(aspects)) throw invalidArgument(`The member "aspects" of ${snapshotName} must be an array.`);
  return aspects.map((member) => {
    const [recordName, value] = onlyMember(member, `an aspect of ${snapshotName}`);
    const aspectName = snapshotAspect(spec, recordName).name;
    const proposal = {
      entityType: spec.name,
      entityUrn: urn,
      aspectName,
      changeType: 'UPSERT',
      aspect: { value },
      systemMetadata,
    };
    return proposalFromJson(proposal, registry);
  });
}

/** The legacy snapshot of an entity. Throws `INVALID_ARGUMENT` for entity types without one. */
export function snapshotOf(spec: EntitySpec, urn: string, aspects: ReadonlyMap<string, AspectRecord>): JsonObject {
  if (spec.snapshot === undefined)
    throw invalidArgument(`Entities of type ${spec.name} have no snapshot. Read them from /entitiesV2.`);
  const stored = [...spec.aspects.values()].filter(
    (aspect) => !aspect.isKey && spec.snapshotAspects.includes(aspect.recordName),
  );
  const members: JsonValue[] = [{ [spec.keyAspect.recordName]: spec.keyOf(urn) }];
  for (const aspect of stored) {
    const found = aspects.get(aspect.name);
    if (found !== undefined) members.push({ [aspect.recordName]: found.value });
  }
  return { value: { [spec.snapshot]: { urn, aspects: members } } };
}

function snapshotUrn(snapshot: JsonObject, spec: EntitySpec): string {
  const { urn } = snapshot;
  if (typeof urn !== 'string') throw invalidArgument(`The member "urn" of ${String(spec.snapshot)} must be a string.`);
  const { entityType } = Urn.parse(urn);
  if (entityType !== spec.name) {
    throw new DomainError(
      'VALIDATION_FAILED',
      `URN entity type does not match the snapshot's. ${entityType} != ${spec.name}`,
    );
  }
  return urn;
}

function snapshotAspect(spec: EntitySpec, recordName: string): AspectSpec {
  const found = [...spec.aspects.values()].find((aspect) => aspect.recordName === recordName);
  const isMember = found !== undefined && (found.isKey || spec.snapshotAspects.includes(recordName));
  if (!isMember)
    throw invalidArgument(`${recordName} is not an aspect of ${String(spec.snapshot)}. Send it as a proposal.`);
  return found;
}

function onlyMember(union: JsonValue | undefined, place: string): readonly [string, JsonObject] {
  const members = isJsonObject(union) ? Object.entries(union) : [];
  const [name, value] = members[0] ?? [];
  if (members.length !== 1 || name === undefined || !isJsonObject(value)) {
    throw invalidArgument(`Expected ${place} to be an object with one member, named by its record.`);
  }
  return [name, value];
}
