import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { boolean, defaulted, enumeration, int, map, optional, record, string, url, urn } from '../types.js';
import { FabricType } from './common.js';

const DataPlatformInstance = record('com.linkedin.common.DataPlatformInstance', {
  platform: searchable(urn(), { fieldType: 'URN', addToFilters: true, filterNameOverride: 'Platform' }),
  instance: optional(
    searchable(urn(), {
      fieldName: 'platformInstance',
      fieldType: 'URN',
      addToFilters: true,
      filterNameOverride: 'Platform Instance',
    }),
  ),
});
export const dataPlatformInstance = aspect('dataPlatformInstance', DataPlatformInstance);

const PlatformType = enumeration('com.linkedin.dataplatform.PlatformType', [
  'FILE_SYSTEM',
  'KEY_VALUE_STORE',
  'MESSAGE_BROKER',
  'OBJECT_STORE',
  'OLAP_DATASTORE',
  'OTHERS',
  'QUERY_ENGINE',
  'RELATIONAL_DB',
  'SEARCH_ENGINE',
]);

const DataPlatformInfo = record('com.linkedin.dataplatform.DataPlatformInfo', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: false,
    fieldNameAliases: ['_entityName'],
  }),
  displayName: optional(searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true })),
  type: PlatformType,
  datasetNameDelimiter: string(),
  logical: optional(searchable(boolean(), { fieldType: 'BOOLEAN' })),
  logoUrl: optional(url()),
});
export const dataPlatformInfo = aspect('dataPlatformInfo', DataPlatformInfo, { schemaVersion: 2 });

const DataPlatformInstanceProperties = record('com.linkedin.dataplatforminstance.DataPlatformInstanceProperties', {
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
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
});
export const dataPlatformInstanceProperties = aspect('dataPlatformInstanceProperties', DataPlatformInstanceProperties);

const IcebergWarehouseInfo = record('com.linkedin.dataplatforminstance.IcebergWarehouseInfo', {
  dataRoot: string(),
  clientId: urn(),
  clientSecret: urn(),
  region: string(),
  role: optional(string()),
  tempCredentialExpirationSeconds: optional(int()),
  env: FabricType,
});
export const icebergWarehouseInfo = aspect('icebergWarehouseInfo', IcebergWarehouseInfo);

const DataPlatformInstanceKey = record('com.linkedin.metadata.key.DataPlatformInstanceKey', {
  platform: urn(),
  instance: string(),
});
export const dataPlatformInstanceKey = aspect('dataPlatformInstanceKey', DataPlatformInstanceKey);

const DataPlatformKey = record('com.linkedin.metadata.key.DataPlatformKey', {
  platformName: string(),
});
export const dataPlatformKey = aspect('dataPlatformKey', DataPlatformKey);
