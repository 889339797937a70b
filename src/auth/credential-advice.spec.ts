import { describe, expect, it } from '@jest/globals';
import { credentialAdvice } from './credential-advice.js';

describe('what is wrong with an Authorization header', () => {
  it.each([
    ['', 'or log in'],
    ['eyJh.eyJz.c2ln', 'does not begin with "Bearer "'],
    ['Token abc', 'does not begin with "Bearer "'],
    ['Bearer', 'no token follows'],
    ['BEARER abc', 'spells Bearer in another way'],
    ['Basic abc', 'for the system client alone'],
    ['Bearer Bearer abc', 'says Bearer twice'],
    ['Bearer bearer abc', 'says Bearer twice'],
    ['Bearer "abc"', 'stands in quotes'],
    ["Bearer 'abc", 'stands in quotes'],
    ['Bearer abc"', 'stands in quotes'],
    ['Bearer abc\\n', 'ends with an escaped line break'],
    ['Bearer abc%0A', 'ends with an escaped line break'],
    ['Bearer abc def', 'There is a blank'],
  ])('should be told of %s', (authorization, expected) => {
    expect(credentialAdvice(authorization)).toContain(expected);
  });

  it.each(['Bearer abc', 'bearer abc', 'Bearer eyJh.eyJz.c2ln'])('should not be told of %s', (authorization) => {
    expect(credentialAdvice(authorization)).toBeUndefined();
  });
});
