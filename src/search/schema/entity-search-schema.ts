import type { EntitySpec, ModelRegistry } from '../../model/index.js';
import type { FieldRef, SearchField } from '../search-field.js';
import { aspectFields } from './aspect-fields.js';
import { companionFields } from './companion-fields.js';
import { fieldKind } from './field-kind.js';
import { referenceFields, referencesOf, type SearchReference } from './reference-fields.js';
import { unitedFields } from './united-fields.js';

/**
 * What the search documents of one entity type hold beside `urn`, `runId`, `systemCreated` and `structuredProperties`.
 */
export interface EntitySearchSchema {
  /** Name in the model, as in `dataset`. */
  readonly entityType: string;
  /** One for each name. Members of references are named by their path, as in `businessAttributeRef.name`. */
  readonly fields: readonly SearchField[];
  /** Fields that say whether, how many and since when values of another field are there. */
  readonly companionFields: readonly FieldRef[];
  /** Every place of the entity's aspects that feeds a field; several may feed one. */
  readonly sources: readonly SearchField[];
  readonly references: readonly SearchReference[];
  /** What the model says of the entity type. */
  readonly spec: EntitySpec;
  /** By name and by alias; an alias keeps its own name. */
  readonly refs: ReadonlyMap<string, FieldRef>;
}

/** The search schema of an entity type, undefined when nothing of it is searchable. */
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
