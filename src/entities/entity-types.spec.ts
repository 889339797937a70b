import { describe, expect, it } from '@jest/globals';
import { EntityType } from './entity-type.enum.js';
import { entityTypeOfEnum, enumOfEntityType } from './entity-types.js';

describe('entity types', () => {
  it.each([
    ['corpuser', EntityType.CORP_USER],
    ['CorpUser', EntityType.CORP_USER],
    ['mlModelGroup', EntityType.MLMODEL_GROUP],
    ['ownershipType', EntityType.CUSTOM_OWNERSHIP_TYPE],
    ['dataHubPolicy', EntityType.DATAHUB_POLICY],
    ['dataHubRetention', EntityType.OTHER],
    ['', EntityType.OTHER],
  ])('should convert %j to %s', (name, type) => {
    expect(enumOfEntityType(name)).toBe(type);
  });

  it('should convert every enum value with an entity type, and back', () => {
    const without = [
      'OTHER',
      'VERSION_SET',
      'DATAHUB_CONNECTION',
      'DATAHUB_PAGE_TEMPLATE',
      'DATAHUB_PAGE_MODULE',
      'DATAHUB_FILE',
    ];
    for (const type of Object.values(EntityType).filter((value) => !without.includes(value))) {
      expect(enumOfEntityType(entityTypeOfEnum(type))).toBe(type);
    }
  });

  it.each([EntityType.OTHER, EntityType.VERSION_SET])('should refuse %s, which has no entity type', (type) => {
    expect(() => entityTypeOfEnum(type)).toThrow(`Unknown entity type: ${type}`);
  });
});
