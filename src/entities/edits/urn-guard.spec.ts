import { describe, expect, it } from '@jest/globals';
import { requireUrnOf } from './urn-guard.js';

describe('requireUrnOf', () => {
  it('should return the parsed urn of an entity of the type', () => {
    expect(requireUrnOf('tag', 'urn:li:tag:a').toString()).toBe('urn:li:tag:a');
    expect(requireUrnOf(['corpuser', 'corpGroup'], 'urn:li:corpGroup:a').entityType).toBe('corpGroup');
  });

  it.each([
    ['tag', 'urn:li:chart:(a,b)', 'urn', 'urn: urn:li:chart:(a,b) names a chart; give the urn of a tag'],
    ['assertion', 'urn:li:incident:a', undefined, 'urn:li:incident:a names an incident; give the urn of an assertion'],
    [['chart', 'dataset'], 'urn:li:tag:a', 'to', 'to: urn:li:tag:a names a tag; give the urn of a chart or a dataset'],
  ])('should refuse another type than %s', (types, urn, field, message) => {
    expect(() => requireUrnOf(types, urn, field)).toThrow(message);
  });

  it('should refuse text that is not a urn', () => {
    expect(() => requireUrnOf('tag', 'tag:a')).toThrow(expect.objectContaining({ code: 'MALFORMED_URN' }));
  });
});
