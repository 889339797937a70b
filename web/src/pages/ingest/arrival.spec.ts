import { describe, expect, it } from '@jest/globals';
import { arrivalIn } from './arrival.js';

function event(change: object): string {
  const created = { entityUrn: 'urn:li:tag:pii', entityType: 'tag', category: 'LIFECYCLE', operation: 'CREATE' };
  return JSON.stringify({ name: 'entityChangeEvent', payload: { value: JSON.stringify({ ...created, ...change }) } });
}

describe('arrivalIn', () => {
  it('should return a new entity', () => {
    expect(arrivalIn(event({}))).toEqual({ urn: 'urn:li:tag:pii', entityType: 'tag' });
  });

  it.each([
    ['a change of an entity', { category: 'TAG', operation: 'ADD' }],
    ['the end of an entity', { operation: 'HARD_DELETE' }],
    ['the token of the page', { entityType: 'dataHubAccessToken' }],
    ['the source that a client registers', { entityType: 'dataHubIngestionSource' }],
    ['a platform', { entityType: 'dataPlatform' }],
  ])('should return nothing for %s', (_name, change) => {
    expect(arrivalIn(event(change))).toBeUndefined();
  });
});
