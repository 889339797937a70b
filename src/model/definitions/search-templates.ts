import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  array,
  boolean,
  defaulted,
  double,
  enumeration,
  float,
  int,
  map,
  optional,
  record,
  string,
  urn,
} from '../types.js';
import { SearchTemplateLadder, SearchTemplateRanking, SearchTemplateRetrieval } from './search-template-ranking.js';

const SearchTemplateKey = record('com.linkedin.metadata.key.SearchTemplateKey', {
  id: string(),
});
export const searchTemplateKey = aspect('searchTemplateKey', SearchTemplateKey);

const HighlightFieldOverrides = record('com.linkedin.search.template.HighlightFieldOverrides', {
  add: optional(array(string())),
  remove: optional(array(string())),
  replace: optional(array(string())),
});

const SearchFieldBoost = record('com.linkedin.search.template.SearchFieldBoost', {
  fieldName: string(),
  boost: double(),
  subfield: optional(string()),
});

const SearchFieldOverrides = record('com.linkedin.search.template.SearchFieldOverrides', {
  add: optional(array(SearchFieldBoost)),
  remove: optional(array(string())),
  replace: optional(array(SearchFieldBoost)),
  override: optional(array(SearchFieldBoost)),
});

const SearchTemplateBoost = record('com.linkedin.search.template.SearchTemplateBoost', {
  field: string(),
  subfield: optional(string()),
  values: string(),
  weight: double(),
});

const SearchTemplateDefaultRoute = record('com.linkedin.search.template.SearchTemplateDefaultRoute', {
  template: optional(urn()),
});

const SearchTemplateDialect = enumeration('com.linkedin.search.template.SearchTemplateDialect', [
  'ELASTICSEARCH',
  'POSTGRES',
]);

const SearchTemplateNormalization = record('com.linkedin.search.template.SearchTemplateNormalization', {
  wildcardMinimumLength: optional(int()),
  synonymCap: optional(int()),
  fuzzyTokenThreshold: optional(int()),
  mediumFuzzyTokenThreshold: optional(int()),
  broadQueryTokenCap: optional(int()),
  shortFuzzyEdits: optional(int()),
  mediumFuzzyEdits: optional(int()),
});

const StructuredPropertyOperator = enumeration('com.linkedin.search.template.StructuredPropertyOperator', [
  'AND',
  'OR',
]);

const StructuredPropertyClause = record('com.linkedin.search.template.StructuredPropertyClause', {
  enabled: optional(defaulted(boolean(), true)),
  operator: optional(StructuredPropertyOperator),
  weight: optional(float()),
});

const StructuredPropertyQuery = record('com.linkedin.search.template.StructuredPropertyQuery', {
  analyzedValue: optional(StructuredPropertyClause),
  exactValue: optional(StructuredPropertyClause),
  nameAndValue: optional(StructuredPropertyClause),
});

const SearchTemplateRoute = record('com.linkedin.search.template.SearchTemplateRoute', {
  queryRegex: string(),
  template: urn(),
});

const SearchTemplateProperties = record('com.linkedin.search.template.SearchTemplateProperties', {
  name: string(),
  description: optional(string()),
  dialect: defaulted(
    searchable(SearchTemplateDialect, { fieldName: 'dialect', fieldType: 'KEYWORD', queryByDefault: false }),
    'ELASTICSEARCH',
  ),
  apiVersion: optional(searchable(int(), { fieldName: 'apiVersion', fieldType: 'COUNT', queryByDefault: false })),
  capabilities: optional(array(string())),
  query: optional(string()),
  queryFragments: optional(map(string())),
  clauses: optional(string()),
  functionScore: optional(string()),
  rescore: optional(string()),
  knn: optional(string()),
  ranking: optional(SearchTemplateRanking),
  retrieval: optional(SearchTemplateRetrieval),
  ladder: optional(SearchTemplateLadder),
  aggregations: optional(string()),
  sort: optional(string()),
  fields: optional(SearchFieldOverrides),
  structuredPropertyQuery: optional(StructuredPropertyQuery),
  normalization: optional(SearchTemplateNormalization),
  highlightFields: optional(HighlightFieldOverrides),
  parameters: optional(map(string())),
  boosts: optional(array(SearchTemplateBoost)),
  routes: optional(array(SearchTemplateRoute)),
  defaultRoute: optional(SearchTemplateDefaultRoute),
  parent: optional(
    relationship(searchable(urn(), { fieldName: 'parent', fieldType: 'URN', queryByDefault: false }), {
      name: 'IsPartOf',
      entityTypes: ['searchTemplate'],
    }),
  ),
  editable: defaulted(
    searchable(boolean(), { fieldName: 'editable', fieldType: 'BOOLEAN', queryByDefault: false }),
    true,
  ),
});
export const searchTemplateProperties = aspect('searchTemplateProperties', SearchTemplateProperties);
