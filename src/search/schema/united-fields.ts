import { FIELD_VARIANTS, type SearchField } from '../search-field.js';

/** One field per name: the declarations of several places are merged, and the type with the most variants wins. */
export function unitedFields(sources: readonly SearchField[]): readonly SearchField[] {
  const fields = new Map<string, SearchField>();
  for (const source of sources) {
    const known = fields.get(source.name);
    fields.set(source.name, known === undefined ? source : unite(known, source));
  }
  return [...fields.values()];
}

function unite(known: SearchField, other: SearchField): SearchField {
  const wider = FIELD_VARIANTS[other.type].length > FIELD_VARIANTS[known.type].length ? other : known;
  return {
    ...known,
    type: wider.type,
    boost: Math.max(known.boost, other.boost),
    queryByDefault: known.queryByDefault || other.queryByDefault,
    autocomplete: known.autocomplete || other.autocomplete,
    facetName: known.facetName ?? other.facetName,
    hasValues: known.hasValues ?? other.hasValues,
    numValuesName: known.numValuesName ?? other.numValuesName,
    modifiedAtName: known.modifiedAtName ?? other.modifiedAtName,
    aliases: [...new Set([...known.aliases, ...other.aliases])],
    weightsPerValue: { ...other.weightsPerValue, ...known.weightsPerValue },
  };
}
