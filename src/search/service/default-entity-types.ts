/**
 * Default types of `searchAcrossEntities` and similar searches. Source, also of the lists below: DataHub's server
 * configuration.
 */
export const SEARCH_ENTITY_TYPES: readonly string[] = [
  'dataset',
  'dashboard',
  'chart',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'mlFeature',
  'mlPrimaryKey',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'glossaryNode',
  'tag',
  'role',
  'corpuser',
  'corpGroup',
  'container',
  'domain',
  'dataProduct',
  'notebook',
  'businessAttribute',
  'schemaField',
  'application',
  'document',
];

/** Default types of `autoCompleteForMultiple`. */
export const AUTOCOMPLETE_ENTITY_TYPES: readonly string[] = [
  'dataset',
  'dashboard',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'tag',
  'corpuser',
  'corpGroup',
  'notebook',
  'dataProduct',
  'domain',
  'businessAttribute',
  'application',
  'structuredProperty',
];

/** Default types of `browseV2`. */
export const BROWSE_ENTITY_TYPES: readonly string[] = [
  'dataset',
  'dashboard',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'dataFlow',
  'dataJob',
  'notebook',
  'document',
];
