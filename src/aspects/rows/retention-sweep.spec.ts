import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import { type RetentionSelection, RetentionSweep } from './retention-sweep.js';

const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'];
const ALL: RetentionSelection = { start: 0, count: 100, attemptWithVersion: 0 };

let aspects: SqliteAspects;

beforeEach(async () => {
  aspects = await sqliteAspects();
  for (const at of [1, 2, 3, 4]) await aspects.writer.write([named(A, at), titled(A, at), named(B, at)], context(at));
  const policy = { retention: { version: { maxVersions: 2 } } };
  await aspects.writer.write([proposal('urn:li:dataHubRetention:(*,*)', 'dataHubRetentionConfig', policy)], context());
});

afterEach(() => aspects.close());

const named = (urn: string, at: number) => proposal(urn, 'tagProperties', { name: String(at) });
const titled = (urn: string, at: number) => proposal(urn, 'status', { removed: at % 2 === 0 });

/** The rows of the history by urn and aspect. */
async function history(): Promise<Readonly<Record<string, string>>> {
  const rows = await aspects.database.read((sql) =>
    sql.select<{ urn: string; aspect: string; version: number }>(
      'SELECT urn, aspect, version FROM metadata_aspect_v2 WHERE version > 0 ORDER BY urn, aspect, version',
    ),
  );
  const versions = new Map<string, string>();
  for (const { urn, aspect, version } of rows) {
    const name = `${urn.slice(-1)} ${aspect}`;
    versions.set(name, `${versions.get(name) ?? ''}${String(version)}`);
  }
  return Object.fromEntries(versions);
}

describe('RetentionSweep', () => {
  it.each<[string, Partial<RetentionSelection>, number, Readonly<Record<string, string>>]>([
    ['every aspect', {}, 3, { 'a status': '3', 'a tagProperties': '3', 'b tagProperties': '3' }],
    ['one entity', { urn: A }, 2, { 'a status': '3', 'a tagProperties': '3', 'b tagProperties': '123' }],
    [
      'one aspect',
      { aspectName: 'tagProperties' },
      2,
      { 'a status': '123', 'a tagProperties': '3', 'b tagProperties': '3' },
    ],
    [
      'one aspect of one entity',
      { urn: A, aspectName: 'status' },
      1,
      { 'a status': '3', 'a tagProperties': '123', 'b tagProperties': '123' },
    ],
    ['a page', { start: 1, count: 1 }, 1, { 'a status': '123', 'a tagProperties': '3', 'b tagProperties': '123' }],
    [
      'long histories that there are',
      { attemptWithVersion: 3 },
      3,
      { 'a status': '3', 'a tagProperties': '3', 'b tagProperties': '3' },
    ],
    [
      'longer histories than there are',
      { attemptWithVersion: 4 },
      0,
      { 'a status': '123', 'a tagProperties': '123', 'b tagProperties': '123' },
    ],
  ])('should apply the policies to %s', async (_name, more, rowsHandled, expected) => {
    const { database, retention, remover } = aspects;
    const sweep = new RetentionSweep(database, retention, remover, { now: () => 9000, elapsed: () => 9000 });
    const result = await sweep.run({ ...ALL, ...more });
    expect(result.rowsHandled).toBe(rowsHandled);
    expect([result.findMs, result.applyMs].every((ms) => ms >= 0 && ms < 60_000)).toBe(true);
    expect(await history()).toEqual(expected);
    await expect(aspects.store.latestOne(A, 'tagProperties')).resolves.toMatchObject({ value: { name: '4' } });
  });
});
