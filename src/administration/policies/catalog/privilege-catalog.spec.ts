import { describe, expect, it } from '@jest/globals';
import { API_PRIVILEGES, PLATFORM_PRIVILEGES, RESOURCE_PRIVILEGES } from '../../../auth/privileges.js';
import { PLATFORM_PRIVILEGE_CATALOG, RESOURCE_PRIVILEGE_CATALOG } from './privilege-catalog.js';

describe('the privileges', () => {
  it.each([
    ['platform', PLATFORM_PRIVILEGES, 44],
    ['API', API_PRIVILEGES, 14],
    ['resource', RESOURCE_PRIVILEGES, 46],
  ])('should contain all %s privileges', (_name, privileges, count) => {
    expect(Object.keys(privileges)).toHaveLength(count);
    expect(Object.values(privileges)).toEqual(Object.keys(privileges));
  });

  it('should have display names and descriptions', () => {
    const offered = [
      ...PLATFORM_PRIVILEGE_CATALOG,
      ...RESOURCE_PRIVILEGE_CATALOG.flatMap(({ privileges }) => privileges),
    ];
    for (const { displayName, description } of offered) expect([displayName, description]).not.toContain('');
  });

  it('should be grouped by resource type in the order of the user interface', () => {
    expect(RESOURCE_PRIVILEGE_CATALOG.map(({ resourceType }) => resourceType).join(' ')).toBe(
      'dataset dashboard chart dataFlow dataJob dataProcessInstance tag container domain glossaryTerm glossaryNode document corpGroup corpuser notebook ' +
        'dataProduct erModelRelationship businessAttribute structuredProperty dataHubIngestionSource versionSet dataPlatformInstance application dataHubView all',
    );
  });

  it('should appear once per resource type, with all of them in the last group', () => {
    expect(RESOURCE_PRIVILEGE_CATALOG).toHaveLength(25);
    for (const { privileges } of RESOURCE_PRIVILEGE_CATALOG) {
      expect(new Set(privileges.map(({ type }) => type)).size).toBe(privileges.length);
    }
    expect(RESOURCE_PRIVILEGE_CATALOG.at(-1)?.resourceType).toBe('all');
  });
});
