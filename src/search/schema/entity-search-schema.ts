import type { EntitySpec, ModelRegistry } from '../../model/index.js';
import type { FieldRef, SearchField } from '../search-field.js';
import { aspectFields } from './aspect-fields.js';
import { companionFields } from './companion-fields.js';
import { fieldKind } from './field-kind.js';
import { referenceFields, referencesOf, type SearchReference } from './reference-fields.js';
import { unitedFields } from './united-fields.js';

/**
 * Contents of the search documents of an entity type, in addition to `urn`, `runId`, `systemCreated` and
 * `structuredProperties`.
 */
export interface EntitySearchSchema {
  /** Name in the model, such as `dataset`. */
  readonly entityType: string;
  /** One per name. Members of references are named by their path, as in `businessAttributeRef.name`. */
  readonly fields: readonly SearchField[];
  /** Fields that store whether values of another field exist, how many, and since when. */
  readonly companionFields: readonly FieldRef[];
  /** Every place in the entity's aspects that provides a field; several places may provide the same field. */
  readonly sources: readonly SearchField[];
  readonly references: readonly SearchReference[];
  /** The entity type's specification in the model. */
  readonly spec: EntitySpec;
  /** By name and by alias; an alias keeps its own name. */
  readonly refs: ReadonlyMap<string, FieldRef>;
}

/** The search schema of an entity type; undefined if it has no searchable fields. */
export function entitySearchSchema(registry: ModelRegistry, entity: EntitySpec): EntitySearchSchema | undefined {
  const sources = [...entity.aspects.values()].flatMap((aspect) => aspectFields(aspect));
  if (sources.length === 0) return undefined;
  const fields = unitedFields([...sources, ...referenceFields(registry, entity)]);
  const companions = companionFields(sources);
  return {
    entityType: entity.name,
    fields,
    companionFields: companions,
    sources,
    references: referencesOf(entity),
    spec: entity,
    refs: refsByName(fields, companions),
  };
}

const OWN_FIELDS: readonly FieldRef[] = [
  { name: 'urn', kind: 'exact' },
  { name: 'runId', kind: 'exact' },
  { name: 'systemCreated', kind: 'date' },
  { name: '_entityType', kind: 'entityType' },
];

function refsByName(fields: readonly SearchField[], companions: readonly FieldRef[]): ReadonlyMap<string, FieldRef> {
  const refs = new Map<string, FieldRef>();
  for (const { aliases, type } of fields)
    for (const alias of aliases) refs.set(alias, { name: alias, kind: fieldKind(type) });
  for (const ref of companions) refs.set(ref.name, ref);
  for (const { name, type } of fields) refs.set(name, { name, kind: fieldKind(type) });
  for (const ref of OWN_FIELDS) refs.set(ref.name, ref);
  return refs;
}
