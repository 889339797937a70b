import { dataPlatformInfo, dataPlatformInstanceProperties } from '../../model/index.js';
import { aspectField, idField, keyField } from '../aspect-field.js';
import { enumValue, withCustomProperties } from '../conversions.js';
import { mapping } from '../entity-mapping.js';
import { refTo } from '../entity-ref.js';
import { DataPlatformInstance } from './data-platform-instance.model.js';
import { DataPlatform } from './data-platform.model.js';
import { PlatformType } from './platform-type.enum.js';

const properties = aspectField(dataPlatformInfo, (value) => ({
  ...value,
  type: enumValue(PlatformType, value.type, PlatformType.OTHERS),
}));

/** How a data platform appears in GraphQL. */
export const DATA_PLATFORM = mapping(DataPlatform, 'dataPlatform', {
  name: idField,
  properties,
  info: properties,
  displayName: aspectField(dataPlatformInfo, ({ displayName }) => displayName),
});

/** How an instance of a data platform appears in GraphQL. */
export const DATA_PLATFORM_INSTANCE = mapping(DataPlatformInstance, 'dataPlatformInstance', {
  platform: (source, _args, { entities }) => {
    const { platform } = entities.key(source.urn);
    return typeof platform === 'string' ? platformRef(platform) : null;
  },
  instanceId: keyField('instance'),
  properties: aspectField(dataPlatformInstanceProperties, withCustomProperties),
});

/** Returns a reference to a data platform. */
export function platformRef(urn: string): ReturnType<typeof refTo> {
  return refTo(DATA_PLATFORM.typeName, urn);
}
