import { describe, expect, it } from '@jest/globals';
import { labelOf, wantedOf } from './labels.js';

const urn = 'urn:li:x:y';

describe('labelOf', () => {
  it.each([
    [{ properties: { name: 'Orders' }, name: 'orders' }, 'Orders'],
    [{ editableProperties: { displayName: 'Ada' }, properties: { displayName: 'A.' }, username: 'ada' }, 'Ada'],
    [{ properties: { displayName: null, fullName: 'Ada Byron' }, username: 'ada' }, 'Ada Byron'],
    [{ editableProperties: { displayName: '' }, properties: null, username: 'ada' }, 'ada'],
    [{ properties: { name: '  ' }, name: 'orders' }, 'orders'],
    [{ info: { title: 'Notes' } }, 'Notes'],
    [{ properties: { givenName: 'Query 1' } }, 'Query 1'],
    [{ fieldPath: 'id' }, 'id'],
    [{}, undefined],
  ])('should name %j %s', (entity, name) => {
    expect(labelOf({ urn, ...entity })).toBe(name);
  });
});

describe('wantedOf', () => {
  const columns = Array.from({ length: 900 }, (_, at) => `urn:li:schemaField:(a,${at})`);

  it('should ask for everything once, in requests of 200, and for columns last', () => {
    const tags = Array.from({ length: 150 }, (_, at) => `urn:li:tag:${at}`);
    const requests = wantedOf([...columns, ...tags, ...tags]);
    expect(requests.map((urns) => urns.length)).toEqual([200, 200, 200, 200, 200]);
    expect(requests.flat().slice(0, 150)).toEqual(tags.toSorted());
  });

  it('should ask for nothing without urns', () => {
    expect(wantedOf([])).toEqual([]);
  });
});
