import { aspectField, idField, keyField } from '../aspect-field.js';
import { customProperties, enumValue } from '../conversions.js';
import type { EntityMapping } from '../entity-mapping.js';
import { refTo } from '../entity-ref.js';
import { PlatformType } from './platform-type.enum.js';

interface StoredPlatform {
  readonly type?: string;
  readonly displayName?: string;
  readonly datasetNameDelimiter?: string;
}

interface StoredInstance {
  readonly customProperties?: Readonly<Record<string, string>>;
}

const platformInfo = aspectField<StoredPlatform>('dataPlatformInfo', (value) => ({
  ...value,
  type: enumValue(PlatformType, value.type, PlatformType.OTHERS),
  datasetNameDelimiter: value.datasetNameDelimiter ?? '',
}));

/** How a data platform shows in GraphQL. */
export const DATA_PLATFORM: EntityMapping = {
  entityType: 'dataPlatform',
  typeName: 'DataPlatform',
  fields: {
    name: idField,
    properties: platformInfo,
    info: platformInfo,
    displayName: aspectField<StoredPlatform>('dataPlatformInfo', ({ displayName }) => displayName),
  },
};

/** How an installation of a data platform shows in GraphQL. */
export const DATA_PLATFORM_INSTANCE: EntityMapping = {
  entityType: 'dataPlatformInstance',
  typeName: 'DataPlatformInstance',
  fields: {
    platform: (source, _args, { entities }) => {
      const { platform } = entities.key(source.urn);
      return typeof platform === 'string' ? platformRef(platform) : null;
    },
    instanceId: keyField('instance'),
    properties: aspectField<StoredInstance>('dataPlatformInstanceProperties', (value, { urn }) => ({
      ...value,
      customProperties: customProperties(value.customProperties, urn),
    })),
  },
};

/** A reference to a data platform. */
export function platformRef(urn: string): ReturnType<typeof refTo> {
  return refTo(DATA_PLATFORM.typeName, urn);
}
