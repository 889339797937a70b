import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, enumeration, long, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const Aliases = record('com.linkedin.common.Aliases', {
  lowercasedUrn: optional(searchable(urn(), { fieldType: 'KEYWORD', queryByDefault: false })),
});
export const aliases = aspect('aliases', Aliases);

const Deprecation = record('com.linkedin.common.Deprecation', {
  deprecated: searchable(boolean(), {
    fieldType: 'BOOLEAN',
    addToFilters: true,
    filterNameOverride: 'Deprecated',
    weightsPerFieldValue: { true: 0.5 },
  }),
  decommissionTime: optional(long()),
  note: string(),
  actor: urn(),
  replacement: optional(urn()),
});
export const deprecation = aspect('deprecation', Deprecation);

const IconLibrary = enumeration('com.linkedin.common.IconLibrary', ['MATERIAL', 'PHOSPHOR']);

const IconProperties = record('com.linkedin.common.IconProperties', {
  iconLibrary: IconLibrary,
  name: string(),
  style: string(),
});

const DisplayProperties = record('com.linkedin.common.DisplayProperties', {
  colorHex: optional(string()),
  icon: optional(IconProperties),
});
export const displayProperties = aspect('displayProperties', DisplayProperties);

const Embed = record('com.linkedin.common.Embed', {
  renderUrl: optional(string()),
});
export const embed = aspect('embed', Embed);

const OriginType = enumeration('com.linkedin.common.OriginType', ['NATIVE', 'EXTERNAL']);

const Origin = record('com.linkedin.common.Origin', {
  type: OriginType,
  externalType: optional(string()),
});
export const origin = aspect('origin', Origin);

const Siblings = record('com.linkedin.common.Siblings', {
  siblings: relationship(
    searchable(array(urn()), {
      '/*': {
        fieldName: 'siblings',
        fieldType: 'URN',
        addHasValuesToFilters: true,
        hasValuesFieldName: 'hasSiblings',
        queryByDefault: false,
      },
    }),
    { '/*': { name: 'SiblingOf', entityTypes: ['dataset'] } },
  ),
  primary: boolean(),
});
export const siblings = aspect('siblings', Siblings);

const Status = record('com.linkedin.common.Status', {
  removed: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  lifecycleStage: optional(searchable(urn(), { fieldType: 'KEYWORD', queryByDefault: false })),
  lifecycleLastUpdated: optional(AuditStamp),
});
export const status = aspect('status', Status);

const SubTypes = record('com.linkedin.common.SubTypes', {
  typeNames: searchable(array(string()), {
    '/*': { fieldType: 'KEYWORD', addToFilters: true, filterNameOverride: 'Sub Type', queryByDefault: false },
  }),
});
export const subTypes = aspect('subTypes', SubTypes);
