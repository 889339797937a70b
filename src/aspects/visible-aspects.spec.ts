import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { AspectRecord } from './aspect-record.js';
import type { AspectStore } from './aspect-store.js';
import { StoredAspect } from './rows/stored-aspect.js';
import { VisibleAspects } from './visible-aspects.js';

const record = (urn: string, aspect: string, value: JsonObject): AspectRecord => ({
  urn,
  aspect,
  version: 0,
  value,
  systemMetadata: undefined,
  created: { time: 1, actor: 'urn:li:corpuser:a' },
});

const VALUES = { properties: [{ propertyUrn: 'kept' }, { propertyUrn: 'gone' }] };
const ROWS = [
  record('d', 'structuredProperties', VALUES),
  record('d', 'status', { removed: false }),
  record('gone', 'status', { removed: true }),
  record('kept', 'status', { removed: false }),
  record('open', 'structuredProperties', { properties: [{ propertyUrn: 'kept' }, { propertyUrn: 'new' }] }),
  record('odd', 'structuredProperties', { properties: ['odd', { propertyUrn: 5 }, {}] }),
  record('none', 'structuredProperties', { properties: 'none' }),
];

function reads() {
  const latest = jest.fn(async (urns: readonly string[], names?: readonly string[]) => {
    const rows = ROWS.filter(({ urn, aspect }) => urns.includes(urn) && names?.includes(aspect) !== false);
    return new Map(
      [...new Set(rows.map(({ urn }) => urn))].map((urn) => [
        urn,
        new Map(rows.filter((row) => row.urn === urn).map((row) => [row.aspect, row])),
      ]),
    );
  });
  const version = async (urn: string, name: string) => ROWS.find((row) => row.urn === urn && row.aspect === name);
  return { latest, visible: new VisibleAspects(fake<AspectStore>({ latest, version })) };
}

/** A store with one aspect, whose text has about that many characters. */
function storeOf(characters: number): AspectStore {
  const record = StoredAspect.latest({
    urn: 'd',
    aspect: 'datasetProperties',
    metadata: JSON.stringify({ description: 'x'.repeat(characters) }),
    value: undefined,
    systemMetadata: {},
    created: { time: 1, actor: 'urn:li:corpuser:a' },
  });
  const latest = async () => new Map([['d', new Map([[record.aspect, record]])]]);
  return { latest, version: async () => record } as unknown as AspectStore;
}

/** How many of `reads`, made at the same time, are done when the turn of the event loop ends. */
async function doneInOneTurn(reads: readonly (() => Promise<unknown>)[]): Promise<number> {
  let done = 0;
  const all = reads.map(async (read) => read().then(() => (done += 1)));
  const atTheEnd = await new Promise<number>((resolve) => setImmediate(() => resolve(done)));
  await Promise.all(all);
  return atTheEnd;
}

describe('VisibleAspects', () => {
  it.each([
    [100, 10],
    [1_000_000, 0],
  ])('should yield to the event loop before large values alone: %d characters', async (characters, expected) => {
    const visible = new VisibleAspects(storeOf(characters));
    const times = Array.from({ length: 5 });
    const latest = times.map(() => () => visible.latest(['d']));
    const versions = times.map(() => () => visible.version('d', 'datasetProperties', 0));
    expect(await doneInOneTurn([...latest, ...versions])).toBe(expected);
  });

  it('should leave out values of properties that are marked as removed', async () => {
    const { visible } = reads();
    const shown = { properties: [{ propertyUrn: 'kept' }] };
    expect((await visible.latest(['d'])).get('d')?.get('structuredProperties')?.value).toEqual(shown);
    expect((await visible.version('d', 'structuredProperties', 0))?.value).toEqual(shown);
    expect((await visible.latest(['d'])).get('d')?.get('status')?.value).toEqual({ removed: false });
  });

  it('should return what was read where nothing is hidden', async () => {
    const { latest, visible } = reads();
    expect((await visible.latest(['kept'])).get('kept')?.get('status')).toBe(ROWS[3]);
    expect(latest).toHaveBeenCalledTimes(1);
    expect((await visible.latest(['open'])).get('open')?.get('structuredProperties')).toBe(ROWS[4]);
    expect(latest.mock.calls.slice(1).map(([urns, names]) => [urns, names])).toEqual([
      [['open'], undefined],
      [['kept', 'new'], ['status']],
    ]);
    expect(await visible.version('open', 'structuredProperties', 0)).toBe(ROWS[4]);
  });

  it('should keep assignments that name no property', async () => {
    const { visible } = reads();
    const odd = { properties: ['odd', { propertyUrn: 5 }, {}] };
    expect((await visible.latest(['odd'])).get('odd')?.get('structuredProperties')?.value).toEqual(odd);
    expect((await visible.version('none', 'structuredProperties', 0))?.value).toEqual({ properties: 'none' });
  });

  it('should leave other aspects as they are', async () => {
    const { visible } = reads();
    expect(await visible.version('d', 'status', 0)).toBe(ROWS[1]);
    expect(await visible.version('d', 'nothing', 0)).toBeUndefined();
  });
});
