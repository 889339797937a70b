import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aspectHarness, context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { testEngines } from '../../../test/support/engines/engines.js';
import { openDatabase } from '../../../test/support/harness/projection-harness.js';
import type { Database } from '../../foundation/database/index.js';
import type { ScanFilter, ScanRange } from './aspect-scan.js';
import { countRows, keyOfRow, scanStretches } from './aspect-scan-stretches.js';

const NAMES = Array.from({ length: 30 }, (_, at) => String(at).padStart(2, '0'));
const tag = (name: string): string => `urn:li:tag:${name}`;
const RARE = ['07', '08', '29'];

describe('The stretches of a scan', () => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const embedded = testEngines().find(({ name }) => name === 'sqlite');
    const created = await embedded?.createDatabase();
    drop = async () => created?.drop();
    database = await openDatabase(created?.url ?? '');
    const { writer } = aspectHarness(database);
    const deprecation = { deprecated: true, note: '', actor: 'urn:li:corpuser:datahub' };
    const named = NAMES.map((name) => proposal(tag(name), 'tagProperties', { name }));
    const rare = RARE.map((name) => proposal(tag(name), 'deprecation', deprecation));
    await writer.write([...named, ...rare], context());
  });

  afterAll(async () => {
    await database.close();
    await drop();
  });

  const all = async (range: ScanRange, lengths: object): Promise<readonly ScanRange[]> => {
    const parts: ScanRange[] = [];
    for await (const part of scanStretches(database, range, lengths)) parts.push(part);
    return parts;
  };

  const CASES: readonly [string, ScanFilter, readonly string[]][] = [
    ['a common aspect', { aspects: ['tagProperties'] }, NAMES],
    ['a rare aspect', { aspects: ['deprecation'] }, RARE],
    ['an aspect without rows', { aspects: ['ownership'] }, []],
    ['a pattern with a beginning', { aspects: ['tagProperties'], urnLike: 'urn:li:tag:%8' }, ['08', '18', '28']],
    ['a pattern without one', { urnLike: '%:1_', aspects: ['tagKey'] }, NAMES.slice(10, 20)],
    ['a whole urn', { urnLike: tag('03'), aspects: ['tagKey'] }, ['03']],
    ['urns', { urns: [tag('03'), tag('05')], aspects: ['tagKey'] }, ['03', '05']],
  ];

  describe.each([1, 2, 7, 1_000])('of %i index entries', (most) => {
    it.each(CASES)('should count the rows of %s', async (_what, filter, names) => {
      expect(await countRows(database, { filter }, { most })).toBe(names.length);
    });

    it.each(CASES)('should find each row of %s', async (_what, filter, names) => {
      const found = await Promise.all(
        [...names, 'none'].map((_, at) => keyOfRow(database, { filter }, at + 1, { most })),
      );
      expect(found.map((key) => key?.urn)).toEqual([...names.map(tag), undefined]);
    });
  });

  it('should follow one another without a gap, and grow while rows are wanted', async () => {
    const after = { urn: tag('02'), aspectName: 'tagProperties' };
    const until = { urn: tag('27'), aspectName: 'tagKey' };
    const filter = { aspects: ['deprecation'] };
    const parts = await all({ filter, after, until }, { most: 30, rows: 1 });
    const entries = parts.map((part) => countRows(database, { ...part, filter: {} }));
    expect(await Promise.all(entries)).toEqual([20, 30, 1]);
    expect(parts.map((part) => part.after)).toEqual([after, ...parts.slice(0, -1).map((part) => part.until)]);
    expect(parts.at(-1)?.until).toEqual(until);
  });

  it('should stay whole if the filter selects what it looks at, or times, which the index lacks', async () => {
    const timed = { aspects: ['tagKey'], createdFrom: 1 };
    for (const filter of [{}, { urns: [tag('01')] }, { urnLike: tag('01') }, { urnLike: 'urn:li:t%' }, timed]) {
      expect(await all({ filter }, { most: 1 })).toEqual([{ filter }]);
    }
  });
});
