import { entity } from '../../declarations.js';
import { status } from '../asset-aspects.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { institutionalMemory } from '../documentation.js';
import { dataTypeInfo, dataTypeKey, entityTypeInfo, entityTypeKey } from '../metadata-types.js';
import { platformResourceInfo, platformResourceKey } from '../platform-resources.js';
import { propertyDefinition, structuredPropertyKey, structuredPropertySettings } from '../structured-properties.js';

export const dataTypeEntity = entity('dataType', {
  key: dataTypeKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [dataTypeInfo, institutionalMemory, status],
});

export const entityTypeEntity = entity('entityType', {
  key: entityTypeKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [entityTypeInfo, institutionalMemory, status],
});

export const platformResourceEntity = entity('platformResource', {
  key: platformResourceKey,
  category: 'core',
  aspects: [dataPlatformInstance, platformResourceInfo, status],
});

export const structuredPropertyEntity = entity('structuredProperty', {
  key: structuredPropertyKey,
  category: 'core',
  viewUnrestricted: true,
  aspects: [propertyDefinition, structuredPropertySettings, institutionalMemory, status],
});
