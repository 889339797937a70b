import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NO_RUN_ID } from '../../src/aspects/index.js';
import { Database, repeat, tuple } from '../../src/foundation/database/index.js';
import { RunIndexStore } from '../../src/projection/index.js';
import { RunIndexListener } from '../../src/projection/run-index.listener.js';
import { type AspectHarness, aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';

const tag = (name: string): string => `urn:li:tag:${name}`;
const ALL = { start: 0, count: 100, includeSoftDeleted: true };
const LIVING = { ...ALL, includeSoftDeleted: false };

/** What every SQL engine must do for the listing of runs. `url` is asked before the first test. */
export function describeRunIndex(name: string, url: () => Promise<string>): void {
  describe(`runs on ${name}`, () => {
    let aspects: AspectHarness;
    let runs: RunIndexStore;

    const write = (urn: string, aspectName: string, value: object, runId?: string, lastObserved = 1) =>
      aspects.writer.write(
        [
          proposal(urn, aspectName, value as never, {
            systemMetadata: { lastObserved, ...(runId === undefined ? {} : { runId }) },
          }),
        ],
        context(500),
      );
    const rowsOf = async (runId: string, page = ALL): Promise<string[]> =>
      (await runs.findByRunId(runId, page)).map((row) => `${row.urn} ${row.aspectName}`);

    beforeAll(async () => {
      aspects = aspectHarness(await Database.open({ url: await url(), poolSize: 5, groupSize: 20, exclusive: true }));
      runs = new RunIndexStore(aspects.database);
      new RunIndexListener(aspects.listeners).onModuleInit();
    });

    afterAll(() => aspects.database.close());

    beforeEach(async () => {
      await aspects.database.transaction(async (sql) => {
        for (const table of ['run_index', 'metadata_aspect_v2', 'entity_revision'])
          await sql.execute(`DELETE FROM ${table}`);
      });
    });

    it('should list runs newest first with their rows', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'r1', 10);
      await write(tag('b'), 'tagProperties', { name: 'b' }, 'r2', 20);
      await write(tag('b'), 'status', { removed: false }, 'r1', 5);
      expect(await runs.listRuns(ALL)).toEqual([
        { runId: 'r2', timestamp: 20, rows: 2 },
        { runId: 'r1', timestamp: 10, rows: 3 },
      ]);
      expect(await runs.listRuns({ ...ALL, start: 1, count: 1 })).toEqual([{ runId: 'r1', timestamp: 10, rows: 3 }]);
    });

    it('should tell runs apart whose ids differ in spaces at the end', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'run', 10);
      await write(tag('b'), 'tagProperties', { name: 'b' }, 'run ', 20);
      expect((await runs.listRuns(ALL)).map(({ runId, rows }) => [runId, rows])).toEqual([
        ['run ', 2],
        ['run', 2],
      ]);
      expect(await rowsOf('run')).toEqual([`${tag('a')} tagKey`, `${tag('a')} tagProperties`]);
      expect(await rowsOf('run ', LIVING)).toEqual([`${tag('b')} tagKey`, `${tag('b')} tagProperties`]);
      expect([await runs.countByRunId('run', ALL), await runs.countByRunId('run  ', ALL)]).toEqual([2, 0]);
    });

    it('should describe each row', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'r1', 10);
      const rows = await runs.findByRunId('r1', ALL);
      expect(rows).toMatchObject([
        { urn: tag('a'), aspectName: 'tagKey', runId: 'r1', timestamp: 10, removed: false, keyAspect: true },
        { urn: tag('a'), aspectName: 'tagProperties', runId: 'r1', timestamp: 10, removed: false, keyAspect: false },
      ]);
      expect(rows[1]?.telemetryTraceId).toMatch(/^[0-9a-f]{32}$/);
    });

    it('should move an aspect to the run that changes it, but not to a run that writes it unchanged', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'r1');
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'r2');
      expect(await rowsOf('r2')).toEqual([]);
      await write(tag('a'), 'tagProperties', { name: 'b' }, 'r3');
      expect([await rowsOf('r1'), await rowsOf('r3')]).toEqual([[`${tag('a')} tagKey`], [`${tag('a')} tagProperties`]]);
    });

    it('should list writes without a run id under a separate name', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' });
      expect(await rowsOf(NO_RUN_ID)).toHaveLength(2);
    });

    it('should hide soft-deleted entities by default, and show them again once restored', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'r1');
      await write(tag('b'), 'tagProperties', { name: 'b' }, 'r2');
      await write(tag('a'), 'status', { removed: true }, 'r1');
      expect((await runs.listRuns(LIVING)).map(({ runId }) => runId)).toEqual(['r2']);
      expect([await runs.countByRunId('r1', LIVING), await runs.countByRunId('r1', ALL)]).toEqual([0, 3]);
      expect([await rowsOf('r1', LIVING), (await rowsOf('r1')).length]).toEqual([[], 3]);
      await write(tag('a'), 'status', { removed: false }, 'r1');
      expect(await runs.countByRunId('r1', LIVING)).toBe(3);
    });

    it('should drop the rows of deleted aspects and entities', async () => {
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'r1');
      await write(tag('b'), 'tagProperties', { name: 'b' }, 'r1');
      await aspects.writer.deleteAspect(tag('a'), 'tagProperties', context());
      await aspects.writer.deleteEntity(tag('b'), context());
      expect(await rowsOf('r1')).toEqual([`${tag('a')} tagKey`]);
    });

    it('should page the rows of a run and find those of urns', async () => {
      for (const name of ['c', 'a', 'b']) await write(tag(name), 'tagProperties', { name }, 'r1');
      const pages = await Promise.all([0, 2, 4, 6].map((start) => rowsOf('r1', { ...ALL, start, count: 2 })));
      expect(pages).toEqual([...['a', 'b', 'c'].map((one) => [`${tag(one)} tagKey`, `${tag(one)} tagProperties`]), []]);
      const found = await runs.findByUrns([tag('b'), tag('x')]);
      expect(found.map(({ urn, aspectName }) => [urn, aspectName])).toEqual([
        [tag('b'), 'tagKey'],
        [tag('b'), 'tagProperties'],
      ]);
      expect(await runs.findByUrns([])).toEqual([]);
    });

    it('should list the urns of a prefix once each, in byte order', async () => {
      for (const urn of [tag('b'), tag('B'), tag('\u{1f600}'), tag('\u{fffd}'), 'urn:li:tags:x', 'urn:li:corpuser:x'])
        await aspects.database.transaction((sql) =>
          sql.execute(
            `INSERT INTO run_index (urn, aspect, run_id, last_updated, removed) VALUES ${repeat(tuple(5), 2)}`,
            ['one', 'other'].flatMap((aspect) => [urn, aspect, 'r1', 1, 0]),
          ),
        );
      const all = [tag('B'), tag('b'), tag('\u{fffd}'), tag('\u{1f600}')];
      expect(await runs.listUrns('urn:li:tag:', { size: 9 })).toEqual(all);
      expect(await runs.listUrns('urn:li:tag:', { size: 2, after: tag('B') })).toEqual(all.slice(1, 3));
      expect(await runs.listUrns('urn:li:tag:', { size: 2, after: tag('\u{1f600}') })).toEqual([]);
    });

    it('should compare run ids byte by byte and accept long ids', async () => {
      const long = 'r'.repeat(700);
      await write(tag('a'), 'tagProperties', { name: 'a' }, 'Run');
      await write(tag('b'), 'tagProperties', { name: 'b' }, long);
      expect([(await rowsOf('run')).length, (await rowsOf('Run')).length, (await rowsOf(long)).length]).toEqual([
        0, 2, 2,
      ]);
    });
  });
}
