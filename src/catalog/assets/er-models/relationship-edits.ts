import { createHash } from 'node:crypto';
import type { PatchOperation } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { ERModelRelationshipCardinality } from '../datasets/index.js';
import type {
  ERModelRelationshipEditablePropertiesUpdate,
  ERModelRelationshipPropertiesInput,
  RelationshipFieldMappingInput,
} from './er-model-relationship.input.js';
import { ER_MODEL_RELATIONSHIP } from './er-model-relationship.mappings.js';

/** When something is done (milliseconds since 1970), and by whom. */
export interface Stamp {
  readonly time: number;
  readonly actor: string;
}

interface Mapping extends JsonObject {
  readonly sourceField: string;
  readonly destinationField: string;
}

/** The urn of the relationship of that name between two datasets, whichever is the source; the same as DataHub's. */
export function relationshipUrn({ name, source, destination }: ERModelRelationshipPropertiesInput): string {
  const [lower, higher] = source < destination ? [source, destination] : [destination, source];
  const text = JSON.stringify({ Destination: lower, ERModelRelationName: name, Source: higher });
  return Urn.of(ER_MODEL_RELATIONSHIP.entityType, createHash('md5').update(text).digest('hex')).toString();
}

/**
 * The members that an input gives to a relationship. Throws `INVALID_ARGUMENT` for a blank name, and mappings that name
 * no column.
 */
export function relationshipMembers(input: ERModelRelationshipPropertiesInput, now: Stamp): JsonObject {
  const { name, source, destination, relationshipFieldmappings, erModelRelationshipCardinality } = input;
  if (name.trim() === '') throw invalidArgument('properties.name must not be blank');
  const mappings = (relationshipFieldmappings ?? []).map(mappingOf);
  const created = createdOf(input, now);
  return {
    name,
    source,
    destination,
    relationshipFieldMappings: mappings,
    cardinality: erModelRelationshipCardinality ?? cardinalityOf(mappings),
    lastModified: { ...now },
    ...(created === undefined ? {} : { created: { ...created } }),
  };
}

/** The patch that replaces what people wrote. */
export function editablePatch(
  { name, description }: ERModelRelationshipEditablePropertiesUpdate,
  now: Stamp,
): readonly PatchOperation[] {
  return [
    textOperation('/name', name ?? ''),
    textOperation('/description', description),
    { op: 'add', path: '/lastModified', value: { ...now } },
  ];
}

function textOperation(path: string, text: string): PatchOperation {
  return text.trim() === '' ? { op: 'remove', path } : { op: 'add', path, value: text };
}

function mappingOf({ sourceField, destinationField }: RelationshipFieldMappingInput): Mapping {
  if (sourceField == null || sourceField === '' || destinationField == null || destinationField === '')
    throw invalidArgument('relationshipFieldmappings: each needs a sourceField and a destinationField');
  return { sourceField, destinationField };
}

function createdOf({ created, createdAt, createdBy }: ERModelRelationshipPropertiesInput, now: Stamp) {
  if (created === true) return now;
  return createdAt == null || createdAt === 0 || createdBy == null ? undefined : { time: createdAt, actor: createdBy };
}

/** A side whose columns occur once each counts as one. */
function cardinalityOf(mappings: readonly Mapping[]): ERModelRelationshipCardinality {
  if (mappings.length === 0) return ERModelRelationshipCardinality.N_N;
  const isDistinct = (fields: readonly string[]): boolean => new Set(fields).size === fields.length;
  const sources = isDistinct(mappings.map(({ sourceField }) => sourceField));
  const destinations = isDistinct(mappings.map(({ destinationField }) => destinationField));
  if (sources) return destinations ? ERModelRelationshipCardinality.ONE_ONE : ERModelRelationshipCardinality.N_ONE;
  return destinations ? ERModelRelationshipCardinality.ONE_N : ERModelRelationshipCardinality.N_N;
}
