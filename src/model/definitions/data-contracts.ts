import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, enumeration, map, optional, record, string, urn } from '../types.js';

const SchemaContract = record('com.linkedin.datacontract.SchemaContract', {
  assertion: relationship(urn(), { name: 'IncludesSchemaAssertion', entityTypes: ['assertion'] }),
});

const FreshnessContract = record('com.linkedin.datacontract.FreshnessContract', {
  assertion: urn(),
});

const DataQualityContract = record('com.linkedin.datacontract.DataQualityContract', {
  assertion: relationship(urn(), { name: 'IncludesDataQualityAssertion', entityTypes: ['assertion'] }),
});

const DataContractProperties = record('com.linkedin.datacontract.DataContractProperties', {
  entity: relationship(urn(), { name: 'ContractFor', entityTypes: ['dataset'] }),
  schema: optional(
    relationship(array(SchemaContract), {
      '/*/assertion': { name: 'IncludesSchemaAssertion', entityTypes: ['assertion'] },
    }),
  ),
  freshness: optional(
    relationship(array(FreshnessContract), {
      '/*/assertion': { name: 'IncludesFreshnessAssertion', entityTypes: ['assertion'] },
    }),
  ),
  dataQuality: optional(
    relationship(array(DataQualityContract), {
      '/*/assertion': { name: 'IncludesDataQualityAssertion', entityTypes: ['assertion'] },
    }),
  ),
  rawContract: optional(string()),
});
export const dataContractProperties = aspect('dataContractProperties', DataContractProperties);

const DataContractState = enumeration('com.linkedin.datacontract.DataContractState', ['ACTIVE', 'PENDING']);

const DataContractStatus = record('com.linkedin.datacontract.DataContractStatus', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  state: searchable(DataContractState),
});
export const dataContractStatus = aspect('dataContractStatus', DataContractStatus);

const DataContractKey = record('com.linkedin.metadata.key.DataContractKey', {
  id: string(),
});
export const dataContractKey = aspect('dataContractKey', DataContractKey);
