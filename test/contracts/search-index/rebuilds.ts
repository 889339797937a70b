import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexOperation } from '../../../src/search/index.js';
import { dataset, document, puts, removal, tag } from '../../support/harness/search-documents.js';
import { query, urnsIn } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { LIVE } from './corpus.js';

const TYPES = ['tag', 'dataset'];
const [A, B, C] = [tag('a'), tag('b'), tag('c')];
const TABLE = dataset('table');

const named = (urn: string, name: string, revision = 1): IndexOperation[] =>
  puts(document(urn, urn === TABLE ? { datasetProperties: { name } } : { tagProperties: { name } }, { revision }));

/** Indices that are built beside those that are searched. */
export function describeRebuilds(subject: SearchIndexSubject): void {
  describe('a rebuild', () => {
    let identities = 0;

    beforeEach(async () => {
      identities += 1;
      for (const rebuild of await subject.index().rebuilds()) await subject.index().discardRebuild(rebuild);
      await subject.index().adopt(`rebuilt-${String(identities)}`);
      const operations = [...named(A, 'old', 2), ...named(B, 'old', 2), ...named(TABLE, 'old', 2)];
      await subject.index().write(operations, LIVE);
      await subject.index().refresh();
    });

    const found = async (text = '*'): Promise<string[]> => {
      await subject.index().refresh();
      return urnsIn(subject.index(), { types: TYPES, text });
    };
    const into = (rebuild: string, operations: readonly IndexOperation[], live = false): Promise<unknown> =>
      subject.index().write(operations, { live, rebuild });

    it('should not be searched before it is promoted', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(rebuild, [...named(A, 'new'), ...named(C, 'new')]);
      expect(await found()).toEqual([TABLE, A, B].sort());
      expect(await found('new')).toEqual([]);
      expect((await subject.index().counts(rebuild)).get('tag')).toBe(2);
      expect((await subject.index().counts()).get('tag')).toBe(2);
      expect((await subject.index().revisions([A])).get(A)).toBe(2);
    });

    it('should replace the live index', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(rebuild, [...named(A, 'new'), ...named(C, 'new')]);
      await subject.index().promoteRebuild(rebuild);
      expect(await found()).toEqual([A, C]);
      expect(await found('new')).toEqual([A, C]);
      expect(await found('old')).toEqual([]);
      expect(await subject.index().rebuilds()).toEqual([]);
      expect((await subject.index().counts()).get('tag')).toBe(2);
      expect((await subject.index().counts()).get('dataset') ?? 0).toBe(0);
      expect(await subject.index().scan({ entityType: 'dataset', size: 5 })).toEqual([]);
      expect(await subject.index().write(named(B, 'later'), LIVE)).toMatchObject({ written: 1 });
      expect(await found('later')).toEqual([B]);
    });

    it('should be filled by many batches at once, each with its own outcome', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(rebuild, named(A, 'current', 3));
      const batches = [named(A, 'old', 2), ...Array.from({ length: 11 }, (_, at) => named(tag(`n${at}`), 'new'))];
      const outcomes = await Promise.all(
        batches.map((operations) => subject.index().write(operations, { live: false, rebuild, fills: true })),
      );
      const higher = [{ urn: A, revision: 3 }];
      expect(outcomes[0]).toEqual({ written: 0, removed: 0, stale: 1, higher, rejected: [] });
      expect(outcomes.slice(1).map(({ written }) => written)).toEqual(Array.from({ length: 11 }, () => 1));
      await subject.index().promoteRebuild(rebuild);
      expect((await found()).length).toBe(12);
      expect(await found('old')).toEqual([]);
    });

    it('should keep the identity', async () => {
      const rebuild = await subject.index().beginRebuild();
      await subject.index().promoteRebuild(rebuild);
      expect(await subject.index().identity()).toBe(`rebuilt-${String(identities)}`);
      expect(await found()).toEqual([]);
    });

    it('should lose no write to both, in any order', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(rebuild, [...named(A, 'current', 3), removal(B, 3), ...named(C, 'current', 1)], true);
      await into(rebuild, [...named(A, 'old', 2), ...named(B, 'old', 2), ...named(TABLE, 'old', 2)]);
      expect(await found()).toEqual([TABLE, A, C].sort());
      await subject.index().promoteRebuild(rebuild);
      expect(await found()).toEqual([TABLE, A, C].sort());
      expect(await found('current')).toEqual([A, C]);
      expect(await subject.index().write(named(A, 'old', 2), LIVE)).toMatchObject({ stale: 1 });
    });

    it('should never show neither or both', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(
        rebuild,
        [A, B, C].flatMap((urn) => named(urn, 'new')),
      );
      const totals = new Set<number>();
      let isPromoted = false;
      const look = async (): Promise<void> => {
        while (!isPromoted) totals.add((await subject.index().search(query({ types: ['tag'] }))).total);
      };
      const watching = Promise.all([look(), look()]);
      await subject.index().promoteRebuild(rebuild);
      isPromoted = true;
      await watching;
      totals.add((await subject.index().search(query({ types: ['tag'] }))).total);
      expect([...totals].sort().filter((total) => total !== 2)).toEqual([3]);
    });

    it('should be deleted when it is discarded', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(rebuild, named(C, 'new'));
      expect(await subject.index().rebuilds()).toEqual([rebuild]);
      await subject.index().discardRebuild(rebuild);
      expect(await subject.index().rebuilds()).toEqual([]);
      expect(await found()).toEqual([TABLE, A, B].sort());
      await expect(subject.index().promoteRebuild(rebuild)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(subject.index().discardRebuild(rebuild)).resolves.toBeUndefined();
    });

    it('should be skipped by writes after its deletion', async () => {
      const rebuild = await subject.index().beginRebuild();
      await subject.index().discardRebuild(rebuild);
      expect(await subject.index().write(named(C, 'both'), { live: true, rebuild })).toMatchObject({ written: 1 });
      await into(rebuild, named(B, 'nowhere', 9));
      expect(await found('both')).toEqual([C]);
      expect(await found('nowhere')).toEqual([]);
      expect(await subject.index().rebuilds()).toEqual([]);
    });

    it('should survive a process', async () => {
      const rebuild = await subject.index().beginRebuild();
      await into(rebuild, named(C, 'new'));
      await subject.index().persist();
      await subject.reopen();
      expect(await subject.index().rebuilds()).toEqual([rebuild]);
      await subject.index().promoteRebuild(rebuild);
      expect(await found()).toEqual([C]);
    });

    it('should follow an earlier one', async () => {
      for (const name of ['first', 'second']) {
        const rebuild = await subject.index().beginRebuild();
        await into(rebuild, [...named(A, name), ...named(TABLE, name)]);
        await subject.index().promoteRebuild(rebuild);
        expect(await found(name)).toEqual([TABLE, A].sort());
        expect(await found()).toEqual([TABLE, A].sort());
      }
    });
  });
}
