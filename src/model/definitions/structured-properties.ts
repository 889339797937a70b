import { relationship, searchable, validatedUrn } from '../annotate.js';
import { aspect } from '../declarations.js';
import {
  array,
  boolean,
  defaulted,
  deprecated,
  double,
  enumeration,
  map,
  optional,
  record,
  string,
  union,
  urn,
} from '../types.js';
import { AuditStamp, MetadataAttribution } from './common.js';

const SearchFieldType = enumeration('com.linkedin.datahub.SearchFieldType', [
  'KEYWORD',
  'TEXT',
  'TEXT_PARTIAL',
  'BROWSE_PATH',
  'URN',
  'URN_PARTIAL',
  'BOOLEAN',
  'COUNT',
  'DATETIME',
  'OBJECT',
  'BROWSE_PATH_V2',
  'WORD_GRAM',
]);

const DataHubSearchConfig = record('com.linkedin.datahub.DataHubSearchConfig', {
  fieldName: optional(string()),
  fieldType: optional(SearchFieldType),
  queryByDefault: defaulted(boolean(), false),
  excludeFromFullTextSearch: optional(boolean()),
  enableAutocomplete: defaulted(boolean(), false),
  addToFilters: defaulted(boolean(), false),
  addHasValuesToFilters: defaulted(boolean(), true),
  filterNameOverride: optional(string()),
  hasValuesFilterNameOverride: optional(string()),
  boostScore: defaulted(double(), 1),
  subfieldBoostScores: optional(map(double())),
  hasValuesFieldName: optional(string()),
  numValuesFieldName: optional(string()),
  weightsPerFieldValue: optional(map(double())),
  fieldNameAliases: optional(array(string())),
  copyTo: optional(array(string())),
  copyUrnTo: optional(array(string())),
});

const PropertyCardinality = enumeration('com.linkedin.structured.PropertyCardinality', ['SINGLE', 'MULTIPLE']);

const PropertyValue = record('com.linkedin.structured.PropertyValue', {
  value: union([string(), double()]),
  description: optional(string()),
});

const StructuredPropertyValueAssignment = record('com.linkedin.structured.StructuredPropertyValueAssignment', {
  propertyUrn: urn(),
  values: array(union([string(), double()])),
  created: optional(AuditStamp),
  lastModified: optional(AuditStamp),
  attribution: optional(
    searchable(MetadataAttribution, {
      '/actor': { fieldName: 'structuredPropertyAttributionActors', fieldType: 'URN', queryByDefault: false },
      '/source': { fieldName: 'structuredPropertyAttributionSources', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'structuredPropertyAttributionDates', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
});

const StructuredProperties = record('com.linkedin.structured.StructuredProperties', {
  properties: array(StructuredPropertyValueAssignment),
});
export const structuredProperties = aspect('structuredProperties', StructuredProperties);

const StructuredPropertyDefinition = record('com.linkedin.structured.StructuredPropertyDefinition', {
  qualifiedName: searchable(string(), { fieldType: 'KEYWORD' }),
  displayName: optional(searchable(string(), { fieldType: 'WORD_GRAM', enableAutocomplete: true })),
  valueType: validatedUrn(urn(), { entityTypes: ['dataType'], exist: true, strict: true }),
  typeQualifier: optional(map(array(string()))),
  allowedValues: optional(array(PropertyValue)),
  cardinality: optional(defaulted(PropertyCardinality, 'SINGLE')),
  entityTypes: validatedUrn(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'entityTypes' } }), {
      '/*': { name: 'StructuredPropertyOf', entityTypes: ['entityType'] },
    }),
    { entityTypes: ['entityType'], exist: true, strict: true },
  ),
  allowedPlatforms: optional(
    validatedUrn(searchable(array(urn()), { '/*': { fieldName: 'allowedPlatforms' } }), {
      entityTypes: ['dataPlatform'],
      exist: true,
      strict: true,
    }),
  ),
  description: optional(string()),
  searchConfiguration: optional(DataHubSearchConfig),
  immutable: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  version: optional(string()),
  created: optional(
    deprecated(searchable(AuditStamp, { '/time': { fieldName: 'createdTime', fieldType: 'DATETIME' } })),
  ),
  lastModified: optional(
    deprecated(searchable(AuditStamp, { '/time': { fieldName: 'lastModified', fieldType: 'DATETIME' } })),
  ),
});
export const propertyDefinition = aspect('propertyDefinition', StructuredPropertyDefinition, { schemaVersion: 2 });

const StructuredPropertyKey = record('com.linkedin.structured.StructuredPropertyKey', {
  id: string(),
});
export const structuredPropertyKey = aspect('structuredPropertyKey', StructuredPropertyKey);

const StructuredPropertySettings = record('com.linkedin.structured.StructuredPropertySettings', {
  isHidden: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  showInSearchFilters: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  showInAssetSummary: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  hideInAssetSummaryWhenEmpty: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  showAsAssetBadge: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  showInColumnsTable: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  lastModified: optional(
    searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedSettings', fieldType: 'DATETIME' } }),
  ),
});
export const structuredPropertySettings = aspect('structuredPropertySettings', StructuredPropertySettings);
