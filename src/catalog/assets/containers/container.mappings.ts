import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  platformRef,
} from '../../../entities/index.js';

const UNKNOWN_PLATFORM = 'urn:li:dataPlatform:unknown';

interface StoredProperties {
  readonly customProperties?: Readonly<Record<string, string>>;
}

const platform: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, 'dataPlatformInstance'))?.['platform'];
  return platformRef(typeof stored === 'string' ? stored : UNKNOWN_PLATFORM);
};

/** How a container shows in GraphQL. */
export const CONTAINER: EntityMapping = {
  entityType: 'container',
  typeName: 'Container',
  fields: {
    platform,
    properties: aspectField<StoredProperties>('containerProperties', (value, { urn }) => ({
      ...value,
      customProperties: customProperties(value.customProperties, urn),
    })),
    editableProperties: aspectField('editableContainerProperties'),
  },
};
