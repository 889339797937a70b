import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, map, optional, record, string, url, urn } from '../types.js';
import { AuditStamp } from './common.js';

const DataProductAssociation = record('com.linkedin.dataproduct.DataProductAssociation', {
  sourceUrn: optional(urn()),
  destinationUrn: urn(),
  created: optional(AuditStamp),
  lastModified: optional(AuditStamp),
  properties: optional(map(string())),
  outputPort: defaulted(boolean(), false),
});

const DataProductKey = record('com.linkedin.dataproduct.DataProductKey', {
  id: string(),
});
export const dataProductKey = aspect('dataProductKey', DataProductKey);

const DataProductProperties = record('com.linkedin.dataproduct.DataProductProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  externalUrl: optional(searchable(url(), { fieldType: 'KEYWORD' })),
  name: optional(
    searchable(string(), {
      fieldType: 'WORD_GRAM',
      boostScore: 10,
      enableAutocomplete: true,
      fieldNameAliases: ['_entityName'],
    }),
  ),
  description: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription', sanitizeRichText: true }),
  ),
  assets: optional(
    relationship(array(DataProductAssociation), {
      '/*/destinationUrn': {
        name: 'DataProductContains',
        entityTypes: [
          'dataset',
          'dataJob',
          'dataFlow',
          'chart',
          'dashboard',
          'notebook',
          'container',
          'mlModel',
          'mlModelGroup',
          'mlFeatureTable',
          'mlFeature',
          'mlPrimaryKey',
          'document',
        ],
      },
    }),
  ),
  parentDataProduct: optional(
    relationship(
      searchable(urn(), {
        fieldName: 'parentDataProduct',
        fieldType: 'URN',
        hasValuesFieldName: 'hasParentDataProduct',
      }),
      { name: 'IsPartOf', entityTypes: ['dataProduct'] },
    ),
  ),
});
export const dataProductProperties = aspect('dataProductProperties', DataProductProperties);

const DataProducts = record('com.linkedin.dataproduct.DataProducts', {
  dataProducts: searchable(array(DataProductAssociation), {
    '/*/destinationUrn': {
      fieldName: 'dataProduct',
      fieldType: 'URN',
      addToFilters: true,
      filterNameOverride: 'Data Product',
      hasValuesFieldName: 'hasDataProduct',
    },
    '/*/outputPort': {
      fieldName: 'isDataProductOutputPort',
      fieldType: 'BOOLEAN',
      addToFilters: true,
      filterNameOverride: 'Data Product Output Port',
      queryByDefault: false,
    },
  }),
});
export const dataProducts = aspect('dataProducts', DataProducts);
