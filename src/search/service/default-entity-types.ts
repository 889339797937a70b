/**
 * Types that `searchAcrossEntities` and its relatives look through when none are named. Source: DataHub's server
 * configuration, as are the lists below.
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

/** Types that `autoCompleteForMultiple` completes from when none are named. */
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

/** Types whose tree `browseV2` shows when none are named. */
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
