import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, deprecated, enumeration, map, optional, record, string, urn } from '../types.js';
import { AuditStamp, MetadataAttribution, unknownStamp } from './common.js';

const OwnershipType = enumeration('com.linkedin.common.OwnershipType', [
  'CUSTOM',
  'TECHNICAL_OWNER',
  'BUSINESS_OWNER',
  'DATA_STEWARD',
  'NONE',
  'DEVELOPER',
  'DATAOWNER',
  'DELEGATE',
  'PRODUCER',
  'CONSUMER',
  'STAKEHOLDER',
]);

const OwnershipSourceType = enumeration('com.linkedin.common.OwnershipSourceType', [
  'AUDIT',
  'DATABASE',
  'FILE_SYSTEM',
  'ISSUE_TRACKING_SYSTEM',
  'MANUAL',
  'SERVICE',
  'SOURCE_CONTROL',
  'OTHER',
]);

const OwnershipSource = record('com.linkedin.common.OwnershipSource', {
  type: OwnershipSourceType,
  url: optional(string()),
});

const Owner = record('com.linkedin.common.Owner', {
  owner: relationship(
    searchable(urn(), {
      fieldName: 'owners',
      fieldType: 'URN',
      addToFilters: true,
      filterNameOverride: 'Owned By',
      hasValuesFieldName: 'hasOwners',
      queryByDefault: false,
    }),
    { name: 'OwnedBy', entityTypes: ['corpuser', 'corpGroup'] },
  ),
  type: deprecated(OwnershipType),
  typeUrn: optional(relationship(urn(), { name: 'ownershipType', entityTypes: ['ownershipType'] })),
  source: optional(OwnershipSource),
  attribution: optional(
    searchable(MetadataAttribution, {
      '/actor': { fieldName: 'ownerAttributionActors', fieldType: 'URN', queryByDefault: false },
      '/source': { fieldName: 'ownerAttributionSources', fieldType: 'URN', queryByDefault: false },
      '/time': { fieldName: 'ownerAttributionDates', fieldType: 'DATETIME', queryByDefault: false },
    }),
  ),
});

const Ownership = record('com.linkedin.common.Ownership', {
  owners: array(Owner),
  ownerTypes: optional(
    defaulted(searchable(map(array(string())), { '/$key': { fieldType: 'MAP_ARRAY', queryByDefault: false } }), {}),
  ),
  lastModified: unknownStamp,
});
export const ownership = aspect('ownership', Ownership);

const OwnershipTypeKey = record('com.linkedin.metadata.key.OwnershipTypeKey', {
  id: string(),
});
export const ownershipTypeKey = aspect('ownershipTypeKey', OwnershipTypeKey);

const OwnershipTypeInfo = record('com.linkedin.ownership.OwnershipTypeInfo', {
  name: searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true }),
  description: optional(string()),
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
    }),
  ),
  lastModified: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'lastModifiedBy', fieldType: 'URN' },
      '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' },
    }),
  ),
});
export const ownershipTypeInfo = aspect('ownershipTypeInfo', OwnershipTypeInfo);
