import { describe, expect, it } from '@jest/globals';
import { toPageIfMalformed } from './request-path.js';

describe('toPageIfMalformed', () => {
  const pages = new Set(['/console/']);

  it.each([
    ['/console/entity/%E0%A4%A', '/console/'],
    ['/console/entity/100%?tab=history', '/console/'],
    ['/console/entity/100%25', '/console/entity/100%25'],
    ['/console/search?query=%E0%A4%A', '/console/search?query=%E0%A4%A'],
    ['/openapi/v3/entity/tag/%E0%A4%A', '/openapi/v3/entity/tag/%E0%A4%A'],
    ['/consoles/%', '/consoles/%'],
  ])('should lead %s to %s', (url, served) => {
    expect(toPageIfMalformed(url, pages)).toBe(served);
  });
});
