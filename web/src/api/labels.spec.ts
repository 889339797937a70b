import { describe, expect, it } from '@jest/globals';
import { labelOf } from './labels.js';

const urn = 'urn:li:x:y';

describe('labelOf', () => {
  it.each([
    [{ properties: { name: 'Orders' }, name: 'orders' }, 'Orders'],
    [{ editableProperties: { displayName: 'Ada' }, properties: { displayName: 'A.' }, username: 'ada' }, 'Ada'],
    [{ properties: { displayName: null, fullName: 'Ada Byron' }, username: 'ada' }, 'Ada Byron'],
    [{ editableProperties: { displayName: '' }, properties: null, username: 'ada' }, 'ada'],
    [{ info: { title: 'Notes' } }, 'Notes'],
    [{ properties: { givenName: 'Query 1' } }, 'Query 1'],
    [{ fieldPath: 'id' }, 'id'],
    [{}, undefined],
  ])('should name %j %s', (entity, name) => {
    expect(labelOf({ urn, ...entity })).toBe(name);
  });
});
