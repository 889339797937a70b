const SUBFIELD = /\.(?:keyword|delimited|length|ngram|wordGrams[234])$/;

/** Names that stand for several fields (search.md 8). */
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

/** The name of a field without the suffix of an index part, as in `platform.keyword`. */
export function withoutSubfield(name: string): string {
  return name.replace(SUBFIELD, '');
}

/** The names of the fields that a criterion on `name` applies to. */
export function expandedFields(name: string): readonly string[] {
  return Object.hasOwn(EXPANSIONS, name) ? (EXPANSIONS[name] ?? [name]) : [name];
}
