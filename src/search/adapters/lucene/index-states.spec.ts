import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { EngineClient } from '../../../foundation/engine-client/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { PropertyValueType, SearchDocument } from '../../search-document.js';
import type { IndexCreator } from './index-creator.js';
import type { IndexNames } from './index-names.js';
import type { IndexState } from './index-state.js';
import { IndexStates } from './index-states.js';
import type { MetadataIndex } from './metadata-index.js';
import { objectAt } from './json-reading.js';

type Outcome = 'added' | 'refused' | 'full';

/** Adds properties called p0, p1 …; `outcome` is what the engine says of some of them. */
async function added(count: number, outcome: (names: readonly string[]) => Outcome) {
  const addFields = jest.fn((_index: string, fields: JsonObject) =>
    Promise.resolve(outcome(Object.keys(objectAt(fields, 'structuredProperties', 'properties')))),
  );
  const creator = fake<IndexCreator>({ addFields });
  const states = new IndexStates({} as EngineClient, {} as IndexNames, creator, {} as MetadataIndex);
  const state: IndexState = {
    entityType: 'dataset',
    alias: 'a',
    physical: 'a_1',
    mapping: {},
    fields: {},
    properties: new Map(),
  };
  const propertyTypes = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${String(at)}`, 'string' satisfies PropertyValueType]),
  );
  await states.addProperties(state, [{ propertyTypes } as unknown as SearchDocument]);
  const mapped = [...state.properties].filter(([, type]) => type !== undefined).map(([name]) => name);
  return { mapped, known: state.properties.size, requests: addFields.mock.calls.length };
}

describe('addProperties', () => {
  it('should add all properties at once where the index takes them', async () => {
    expect(await added(100, () => 'added')).toMatchObject({ known: 100, requests: 1 });
  });

  it('should add all but the one that the engine refuses', async () => {
    const { mapped, known } = await added(5, (names) => (names.includes('p2') ? 'refused' : 'added'));
    expect([mapped, known]).toEqual([['p0', 'p1', 'p3', 'p4'], 5]);
  });

  it('should add as many as there is room for, without a request for each of the others', async () => {
    let room = 700;
    const { mapped, known, requests } = await added(4_000, (names) => {
      if (names.length > room) return 'full';
      room -= names.length;
      return 'added';
    });
    expect([mapped.length, known]).toEqual([700, 4_000]);
    expect(requests).toBeLessThan(30);
  });
});
