import { describe, expect, it } from '@jest/globals';
import { redirectTarget } from './redirect-target.js';

describe('redirectTarget', () => {
  it.each([
    ['/api/graphiql', '/api/graphiql'],
    ['/a?b=c#d', '/a?b=c#d'],
    ['/a/../b', '/b'],
    [undefined, '/'],
    ['', '/'],
    ['api', '/'],
    ['https://evil.example', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [' //evil.example', '/'],
    [['/a', '/b'], '/'],
  ])('should convert %j to %j', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target);
  });
});
