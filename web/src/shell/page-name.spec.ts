import { describe, expect, it } from '@jest/globals';
import { pageName } from './page-name.js';

describe('pageName', () => {
  it.each([
    ['/console', 'overview'],
    ['/console/', 'overview'],
    ['/console/search', 'search'],
    ['/console/operations/time-series/', 'operations/time-series'],
    ['/console/entity/urn%3Ali%3Atag%3Aa%2Fb', 'entity'],
    ['/console/entity/urn:li:tag:a/b', 'entity'],
  ])('should name the page at %s', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});
