const SUBFIELD = /\.(?:keyword|delimited|length|ngram|wordGrams[234])$/;

/** Fields that are asked for by one name, and found under several (search.md 8). */
const EXPANSIONS: Readonly<Record<string, readonly string[]>> = {
  tags: ['tags', 'fieldTags', 'editedFieldTags'],
  glossaryTerms: ['glossaryTerms', 'fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
  fieldTags: ['fieldTags', 'editedFieldTags'],
  fieldGlossaryTerms: ['fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
  fieldDescriptions: ['fieldDescriptions', 'editedFieldDescriptions'],
  description: ['description', 'editedDescription'],
  businessAttribute: ['businessAttributeRef.urn'],
  origin: ['origin', 'env'],
  env: ['origin', 'env'],
};

/** The name of a field without that of a part of its index, as in `platform.keyword`. */
export function withoutSubfield(name: string): string {
  return name.replace(SUBFIELD, '');
}

/** The names under which documents may hold what a criterion asks for. */
export function expandedFields(name: string): readonly string[] {
  return Object.hasOwn(EXPANSIONS, name) ? (EXPANSIONS[name] ?? [name]) : [name];
}
