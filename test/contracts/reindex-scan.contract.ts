import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AspectRow, AspectScanner, EntityRevisionRow, type ScanFilter } from '../../src/aspects/index.js';
import { SystemClock } from '../../src/foundation/common/clock.js';
import { Database } from '../../src/foundation/database/index.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';

const tag = (name: string): string => `urn:li:tag:${name}`;

/** What every SQL engine must do for walks through all rows. `url` is asked before the first test. */
export function describeAspectScan(name: string, url: () => Promise<string>): void {
  describe(`walks through the rows on ${name}`, () => {
    let aspects: AspectHarness;
    let scanner: AspectScanner;

    const write = async (names: readonly string[], time = 1000): Promise<void> => {
      for (const one of names) {
        await aspects.writer.write([proposal(tag(one), 'tagProperties', { name: one })], context(time));
      }
    };

    /** All rows, in pages of `size`. */
    async function walk(filter: ScanFilter, size = 3): Promise<string[]> {
      const found: string[] = [];
      for (let after: { urn: string; aspectName: string } | undefined; ;) {
        const page = await scanner.page(after === undefined ? { filter } : { filter, after }, size);
        found.push(...page.map(({ record }) => `${record.urn.slice('urn:li:tag:'.length)} ${record.aspect}`));
        const last = page.at(-1)?.record;
        if (last === undefined || page.length < size) return found;
        after = { urn: last.urn, aspectName: last.aspect };
      }
    }

    const namesIn = async (filter: ScanFilter): Promise<string[]> =>
      (await walk({ aspects: ['tagProperties'], ...filter })).map((row) => row.split(' ')[0] ?? '');

    beforeAll(async () => {
      const entities = [AspectRow, EntityRevisionRow];
      const options = { poolSize: 5, groupSize: 20, exclusive: true, entities };
      aspects = aspectHarness(await Database.open({ url: await url(), ...options }));
      scanner = new AspectScanner(aspects.database, aspects.listeners, new SystemClock());
      scanner.onModuleInit();
    });

    afterAll(() => aspects.database.close());

    beforeEach(async () => {
      await aspects.database.transaction(async (sql) => {
        for (const table of ['metadata_aspect_v2', 'entity_revision']) await sql.execute(`DELETE FROM ${table}`);
      });
      scanner = new AspectScanner(aspects.database, aspects.listeners, new SystemClock());
      scanner.onModuleInit();
    });

    it('should follow the byte order of urn and aspect, latest rows only, for every page size', async () => {
      await write(['b', 'B', 'a', 'a-', 'a.', 'ä', '😀', '\uffee']);
      await write(['b'], 2000);
      const expected = ['B', 'a', 'a-', 'a.', 'b', 'ä', '\uffee', '😀'];
      expect(await namesIn({})).toEqual(expected);
      const rows = expected.flatMap((one) => [`${one} tagKey`, `${one} tagProperties`]);
      for (const size of [1, 2, 3, 16, 100]) expect(await walk({}, size)).toEqual(rows);
    });

    it('should return the revision of each entity', async () => {
      await write(['a', 'b']);
      await aspects.writer.write([proposal(tag('b'), 'tagProperties', { name: 'c' })], context());
      await aspects.database.transaction((sql) => sql.execute('DELETE FROM entity_revision WHERE urn = ?', [tag('a')]));
      const rows = await scanner.page({ filter: { aspects: ['tagProperties'] } }, 10);
      expect(rows.map(({ record, revision }) => [record.value['name'], revision])).toEqual([
        ['a', undefined],
        ['c', expect.any(Number)],
      ]);
    });

    it('should return the size of each row, also without system metadata', async () => {
      await write(['a']);
      const sized = async () => (await scanner.page({ filter: { aspects: ['tagProperties'] } }, 1))[0];
      const full = await sized();
      const length = JSON.stringify({ name: 'a' }).length;
      expect(full?.size).toBe(length + JSON.stringify(full?.record.systemMetadata).length);
      await aspects.database.transaction((sql) => sql.execute('UPDATE metadata_aspect_v2 SET systemmetadata = NULL'));
      expect((await sized())?.size).toBe(length);
    });

    it.each<[string, string[]]>([
      ['urn:li:tag:a%', ['a%', 'a1', 'aB', 'a\\', 'a_']],
      ['urn:li:tag:A%', ['A1']],
      ['urn:li:tag:a\\_', ['a_']],
      ['urn:li:tag:a\\%', ['a%']],
      ['urn:li:tag:a\\\\', ['a\\']],
      ['urn:li:tag:a_', ['a%', 'a1', 'aB', 'a\\', 'a_']],
      ['%1', ['A1', 'a1']],
      ['urn:li:tag:a1', ['a1']],
      ['urn:li:tag:', []],
      ['urn:li:chart:%', []],
      ["urn:li:tag:'%", ["'q"]],
    ])('should select the urns that match %s', async (urnLike, expected) => {
      await write(['a1', 'A1', 'a_', 'a%', 'aB', 'b', 'a\\', "'q"]);
      expect(await namesIn({ urnLike })).toEqual(expected);
    });

    it('should select urns, aspects and times', async () => {
      await write(['a'], 1000);
      await write(['b'], 2000);
      await write(['c'], 3000);
      expect(await namesIn({ urns: [tag('c'), tag('a'), tag('x')] })).toEqual(['a', 'c']);
      expect(await walk({ aspects: [] })).toEqual([]);
      expect(await walk({ aspects: ['tagKey', 'status'] })).toEqual(['a tagKey', 'b tagKey', 'c tagKey']);
      expect(await namesIn({ createdFrom: 2000 })).toEqual(['b', 'c']);
      expect(await namesIn({ createdTo: 2000 })).toEqual(['a', 'b']);
      expect(await namesIn({ createdFrom: 1001, createdTo: 2999 })).toEqual(['b']);
    });

    it('should stop at the end of a range', async () => {
      await write(['a', 'b', 'c']);
      const after = { urn: tag('a'), aspectName: 'tagKey' };
      const until = { urn: tag('c'), aspectName: 'tagKey' };
      const rows = await scanner.page({ filter: {}, after, until }, 10);
      expect(rows.map(({ record }) => `${record.urn} ${record.aspect}`)).toEqual([
        `${tag('a')} tagProperties`,
        `${tag('b')} tagKey`,
        `${tag('b')} tagProperties`,
        `${tag('c')} tagKey`,
      ]);
    });

    it('should find a row by its number, and report when there is none', async () => {
      await write(['a', 'b', 'c']);
      const filter = { aspects: ['tagProperties'] };
      const at = async (start: number) => scanner.locate(filter, start);
      expect(await at(0)).toEqual({ after: undefined, isBeyond: false });
      expect(await at(2)).toEqual({ after: { urn: tag('b'), aspectName: 'tagProperties' }, isBeyond: false });
      expect(await at(3)).toEqual({ after: { urn: tag('c'), aspectName: 'tagProperties' }, isBeyond: false });
      expect((await at(4)).isBeyond).toBe(true);
      expect([await scanner.count(filter), await scanner.count({}), await scanner.count({ urnLike: 'x%' })]).toEqual([
        3, 6, 0,
      ]);
    });

    it('should count the rows after a key, and find no row where there are none', async () => {
      await write(['a', 'b', 'c']);
      const filter = { aspects: ['tagProperties'] };
      const after = { urn: tag('a'), aspectName: 'tagProperties' };
      expect([await scanner.count(filter, after), await scanner.count({}, after)]).toEqual([2, 4]);
      expect(await scanner.locate({ urnLike: 'x%' }, 1)).toEqual({ after: undefined, isBeyond: true });
    });

    it('should find which of many urns have the aspect', async () => {
      await write(['t0', 't499', 't500', 't1000', 'other']);
      await aspects.writer.write([proposal(tag('t1'), 'status', { removed: false })], context());
      await aspects.writer.deleteAspect(tag('t499'), 'tagProperties', context());
      const urns = Array.from({ length: 1001 }, (_none, at) => tag(`t${String(at)}`));
      expect([...(await scanner.urnsWith('tagProperties', urns))]).toEqual([tag('t0'), tag('t500'), tag('t1000')]);
      const before = aspects.database.statements;
      expect([...(await scanner.urnsWith('tagProperties', urns.slice(0, 500)))]).toEqual([tag('t0')]);
      expect([...(await scanner.urnsWith('tagProperties', []))]).toEqual([]);
      expect(aspects.database.statements - before).toBe(1);
    });

    it('should update the statistics of engines that need it', async () => {
      const before = aspects.database.statements;
      await scanner.prepare();
      const isNeeded = aspects.database.dialect.gatherStatistics('edge') !== undefined;
      expect(aspects.database.statements > before).toBe(isNeeded);
      expect(await walk({})).toEqual([]);
    });

    it('should remember a row that it has found by its number', async () => {
      await write(['a', 'b', 'c']);
      const sent = async (start: number): Promise<number> => {
        const before = aspects.database.statements;
        await scanner.locate({}, start);
        return aspects.database.statements - before;
      };
      expect([await sent(4), await sent(4), await sent(5), await sent(0)]).toEqual([1, 0, 1, 0]);
    });

    it('should resume at a position until earlier rows are added or removed', async () => {
      await write(['b', 'c', 'd']);
      const filter = { aspects: ['tagProperties'] };
      const key = (one: string) => ({ urn: tag(one), aspectName: 'tagProperties' });
      scanner.remember(filter, { rows: 2, key: key('c') });
      const before = aspects.database.statements;
      expect((await scanner.locate(filter, 2)).after).toEqual(key('c'));
      expect(aspects.database.statements).toBe(before);
      await write(['e']);
      expect((await scanner.locate(filter, 2)).after).toEqual(key('c'));
      await write(['a']);
      expect((await scanner.locate(filter, 2)).after).toEqual(key('b'));
    });
  });
}
