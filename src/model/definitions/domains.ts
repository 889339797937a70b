import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, map, optional, record, string, urn } from '../types.js';
import { AuditStamp, MetadataAttribution } from './common.js';

const DomainAssociation = record('com.linkedin.domain.DomainAssociation', {
  domain: urn(),
  context: optional(string()),
  attribution: optional(
    searchable(MetadataAttribution, {
      '/actor': { fieldName: 'domainAttributionActors', fieldType: 'URN', queryByDefault: false },
      '/source': { fieldName: 'domainAttributionSources', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'domainAttributionDates', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
});

const DomainProperties = record('com.linkedin.domain.DomainProperties', {
  customProperties: defaulted(searchable(map(string()), { '/*': { fieldType: 'TEXT', queryByDefault: true } }), {}),
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  created: optional(
    deprecated(searchable(AuditStamp, { '/time': { fieldName: 'createdTime', fieldType: 'DATETIME' } })),
  ),
  parentDomain: optional(
    relationship(
      searchable(urn(), { fieldName: 'parentDomain', fieldType: 'URN', hasValuesFieldName: 'hasParentDomain' }),
      { name: 'IsPartOf', entityTypes: ['domain'] },
    ),
  ),
});
export const domainProperties = aspect('domainProperties', DomainProperties);

const Domains = record('com.linkedin.domain.Domains', {
  domains: relationship(
    searchable(array(urn()), {
      '/*': {
        fieldName: 'domains',
        fieldType: 'URN',
        addToFilters: true,
        filterNameOverride: 'Domain',
        hasValuesFieldName: 'hasDomain',
      },
    }),
    { '/*': { name: 'AssociatedWith', entityTypes: ['domain'] } },
  ),
  domainAssociations: optional(array(DomainAssociation)),
});
export const domains = aspect('domains', Domains, { schemaVersion: 2 });

const DomainKey = record('com.linkedin.metadata.key.DomainKey', {
  id: string(),
});
export const domainKey = aspect('domainKey', DomainKey);
