import { createHash } from 'node:crypto';
import type { PatchOperation } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { defined } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { setOrRemove } from '../../../entities/index.js';
import type { AuditStamp, erModelRelationshipProperties, StoredOf } from '../../../model/index.js';
import { ERModelRelationshipCardinality } from '../datasets/index.js';
import type {
  ERModelRelationshipEditablePropertiesUpdate,
  ERModelRelationshipPropertiesInput,
  RelationshipFieldMappingInput,
} from './er-model-relationship.input.js';
import { ER_MODEL_RELATIONSHIP } from './er-model-relationship.mappings.js';

/** The time and the actor of an edit. */
export type Stamp = StoredOf<typeof AuditStamp>;

type StoredRelationship = StoredOf<typeof erModelRelationshipProperties>;
type Mapping = StoredRelationship['relationshipFieldMappings'][number];

/**
 * Returns the urn of the relationship of that name between two datasets, in either direction. Source: DataHub's
 * GraphQL.
 */
export function relationshipUrn({ name, source, destination }: ERModelRelationshipPropertiesInput): string {
  const [lower, higher] = source < destination ? [source, destination] : [destination, source];
  const text = JSON.stringify({ Destination: lower, ERModelRelationName: name, Source: higher });
  return Urn.of(ER_MODEL_RELATIONSHIP.entityType, createHash('md5').update(text).digest('hex')).toString();
}

/**
 * Returns the members of a relationship that an input sets. Throws `INVALID_ARGUMENT` for a blank name and for mappings
 * without a column.
 */
export function relationshipMembers(input: ERModelRelationshipPropertiesInput, now: Stamp): StoredRelationship {
  const { name, source, destination, relationshipFieldmappings, erModelRelationshipCardinality } = input;
  if (name.trim() === '') throw invalidArgument('properties.name must not be blank');
  const mappings = (relationshipFieldmappings ?? []).map(mappingOf);
  return {
    name,
    source,
    destination,
    relationshipFieldMappings: mappings,
    cardinality: erModelRelationshipCardinality ?? cardinalityOf(mappings),
    lastModified: now,
    ...defined({ created: createdOf(input, now) }),
  };
}

/** Returns the patch that replaces the editable properties. */
export function editablePatch(
  { name, description }: ERModelRelationshipEditablePropertiesUpdate,
  now: Stamp,
): readonly PatchOperation[] {
  return [
    setOrRemove('/name', textOrNull(name ?? '')),
    setOrRemove('/description', textOrNull(description)),
    setOrRemove('/lastModified', { ...now }),
  ];
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

function mappingOf({ sourceField, destinationField }: RelationshipFieldMappingInput): Mapping {
  if (sourceField == null || sourceField === '' || destinationField == null || destinationField === '')
    throw invalidArgument('relationshipFieldmappings: each needs a sourceField and a destinationField');
  return { sourceField, destinationField };
}

function createdOf(
  { created, createdAt, createdBy }: ERModelRelationshipPropertiesInput,
  now: Stamp,
): Stamp | undefined {
  if (created === true) return now;
  return createdAt == null || createdAt === 0 || createdBy == null ? undefined : { time: createdAt, actor: createdBy };
}

/**
 * Derives the cardinality from the mappings: distinct source columns make the destination ONE, and distinct destination
 * columns make the source ONE.
 */
function cardinalityOf(mappings: readonly Mapping[]): ERModelRelationshipCardinality {
  if (mappings.length === 0) return ERModelRelationshipCardinality.N_N;
  const isDistinct = (fields: readonly string[]): boolean => new Set(fields).size === fields.length;
  const sources = isDistinct(mappings.map(({ sourceField }) => sourceField));
  const destinations = isDistinct(mappings.map(({ destinationField }) => destinationField));
  if (sources) return destinations ? ERModelRelationshipCardinality.ONE_ONE : ERModelRelationshipCardinality.N_ONE;
  return destinations ? ERModelRelationshipCardinality.ONE_N : ERModelRelationshipCardinality.N_N;
}
