import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../../test/support/harness/aspect-harness.js';
import { ALICE, type IngestHarness, ingestHarness, UNCHECKED } from '../../../test/support/harness/ingest-harness.js';
import type { JsonObject } from '../../foundation/json/json.js';

const SET = 'urn:li:versionSet:(s,dataset)';
const version = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const properties = (sortId: string, more: JsonObject = {}): JsonObject => ({
  versionSet: SET,
  version: { versionTag: `v${sortId}` },
  sortId,
  ...more,
});

describe('Version sets', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  const link = (name: string, sortId: string, more: JsonObject = {}) =>
    harness.write(version(name), 'versionProperties', properties(sortId, more));
  const isLatest = async (name: string) => (await harness.value(version(name), 'versionProperties'))?.['isLatest'];
  const latest = async () => (await harness.value(SET, 'versionSetProperties'))?.['latest'];
  const refused = async (write: Promise<unknown>, message: RegExp): Promise<void> => {
    await expect(write).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message: expect.stringMatching(message) });
  };

  it('should come into being with the first version', async () => {
    await link('a', 'A');
    expect(await harness.value(SET, 'versionSetProperties')).toEqual({
      versioningScheme: 'LEXICOGRAPHIC_STRING',
      latest: version('a'),
    });
    expect(await harness.value(SET, 'versionSetKey')).toEqual({ id: 's', entityType: 'dataset' });
    expect(await isLatest('a')).toBe(true);
  });

  it('should follow the largest sort id', async () => {
    await link('b', 'B');
    await link('a', 'A');
    expect([await isLatest('a'), await isLatest('b'), await latest()]).toEqual([false, true, version('b')]);
    await link('c', 'C');
    expect([await isLatest('b'), await isLatest('c'), await latest()]).toEqual([false, true, version('c')]);
  });

  it('should stay with the latest when it is written again', async () => {
    await link('a', 'A');
    await link('a', 'A', { comment: 'c' });
    expect([await isLatest('a'), await latest()]).toEqual([true, version('a')]);
  });

  it('should find the latest of one batch', async () => {
    const batch = ['B', 'C', 'A'].map((id) => proposal(version(id), 'versionProperties', properties(id)));
    await harness.service.ingest(batch, ALICE, UNCHECKED);
    expect([await isLatest('A'), await isLatest('B'), await isLatest('C'), await latest()]).toEqual([
      false,
      false,
      true,
      version('C'),
    ]);
  });

  it('should follow a caller who names the latest', async () => {
    await link('a', 'A');
    await link('b', 'B');
    await harness.write(SET, 'versionSetProperties', {
      versioningScheme: 'LEXICOGRAPHIC_STRING',
      latest: version('a'),
    });
    expect([await isLatest('a'), await isLatest('b')]).toEqual([true, false]);
  });

  it.each<[string, string, JsonObject, RegExp]>([
    ['isLatest', 'B', { isLatest: true }, /isLatest may not be sent/],
    [
      'the set of another entity type',
      'B',
      { versionSet: 'urn:li:versionSet:(s,chart)' },
      /is for entities of type chart/,
    ],
    [
      'another scheme than the set',
      'AAAAAAAB',
      { versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' },
      /does not match/,
    ],
    ['a taken sort id', 'A', { version: { versionTag: 'x' } }, /sortId must be unique/],
    ['a taken label', 'B', { version: { versionTag: 'vA' } }, /version\.versionTag must be unique/],
  ])('should refuse a version with %s', async (_name, sortId, more, message) => {
    await link('a', 'A');
    await refused(link('b', sortId, more), message);
  });

  it('should want generated sort ids for the generated scheme, once the set has properties', async () => {
    const generated = { versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB' };
    await link('a', 'A', generated);
    await refused(link('b', 'B', generated), /8 capital letters/);
    await link('b', 'BBBBBBBB', generated);
    expect(await latest()).toBe(version('b'));
  });

  it('should keep its scheme, and a latest version of its own', async () => {
    await link('a', 'A');
    const set = (value: JsonObject) => harness.write(SET, 'versionSetProperties', value);
    await refused(
      set({ versioningScheme: 'ALPHANUMERIC_GENERATED_BY_DATAHUB', latest: version('a') }),
      /cannot change/,
    );
    await refused(set({ versioningScheme: 'LEXICOGRAPHIC_STRING', latest: version('z') }), /has no versionProperties/);
  });
});
