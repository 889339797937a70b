import { FIELD_VARIANTS, type WeightedField } from '../search-field.js';
import type { SearchSchema } from '../search-schema.js';
import type { SearchFlags } from './search-flags.js';

/** Field configurations that exclude the columns of datasets from the matched fields. */
const WITHOUT_COLUMNS: ReadonlySet<string | undefined> = new Set(['excludeColumns', 'excludeColumnHighlight']);

/** The fields whose matching values a search returns (search.md 12): the searched fields, or those named by `flags`. */
export function highlightFields(
  schema: SearchSchema,
  entityTypes: readonly string[],
  flags: SearchFlags,
): readonly WeightedField[] {
  const { customHighlightingFields: named = [], fieldConfiguration } = flags;
  const fields = named.length > 0 ? fieldsNamed(schema, entityTypes, new Set(named)) : schema.queryFields(entityTypes);
  return WITHOUT_COLUMNS.has(fieldConfiguration) ? fields.filter(({ name }) => name !== 'fieldPaths') : fields;
}

/** Every part of the fields with that name in any of the types; `urn` is the document's own. */
export function fieldsNamed(
  schema: SearchSchema,
  entityTypes: readonly string[],
  names: ReadonlySet<string>,
): readonly WeightedField[] {
  const declared = entityTypes.flatMap((type) => schema.entity(type)?.fields ?? []);
  const own: Pick<WeightedField, 'name' | 'type' | 'boost'>[] = [
    { name: 'urn', type: 'SELF', boost: 1 },
    ...declared.map(({ name, type, boost }) => ({ name, type, boost })),
  ];
  const found = new Map(own.filter(({ name }) => names.has(name)).map((field) => [field.name, field]));
  return [...found.values()].flatMap((field) => FIELD_VARIANTS[field.type].map((variant) => ({ ...field, variant })));
}
