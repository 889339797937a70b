import { describe, expect, it } from '@jest/globals';
import type { IndexOperation, SearchIndex } from '../../../src/search/index.js';
import { dataset, document, puts, removal, tag } from '../../support/harness/search-documents.js';
import { urnsIn } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore, LIVE } from './corpus.js';

/** Every order of the members of a list. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

const named = (urn: string, name: string, revision: number): IndexOperation =>
  puts(document(urn, { tagProperties: { name } }, { revision }))[0] as IndexOperation;

/** What becomes of operations. */
export function describeWrites(subject: SearchIndexSubject): void {
  describe('write', () => {
    fillsBefore(subject, () => []);

    const write = (...operations: readonly IndexOperation[]): ReturnType<SearchIndex['write']> =>
      subject.index().write(operations, LIVE);
    const withName = async (text: string): Promise<string[]> => {
      await subject.index().refresh();
      return urnsIn(subject.index(), { types: ['tag'], text: `"${text}"` });
    };
    const revision = async (urn: string): Promise<number | undefined> =>
      (await subject.index().revisions([urn])).get(urn);

    it('should store nothing for an empty batch', async () => {
      expect(await write()).toEqual({ written: 0, removed: 0, stale: 0, rejected: [] });
    });

    it('should show a small write to the next search', async () => {
      const urn = tag('prompt');
      for (const text of ['prompt once', 'prompt twice', 'prompt thrice']) {
        await write(named(urn, text, text.length));
        expect(await urnsIn(subject.index(), { types: ['tag', 'dataset'], text: `"${text}"` })).toEqual([urn]);
      }
    });

    it('should overwrite a document of an earlier or the same revision', async () => {
      const urn = tag('overwritten');
      expect(await write(named(urn, 'first draft', 3))).toEqual({ written: 1, removed: 0, stale: 0, rejected: [] });
      expect(await write(named(urn, 'second draft', 3))).toMatchObject({ written: 1, stale: 0 });
      expect(await withName('second draft')).toEqual([urn]);
      expect(await write(named(urn, 'third draft', 4))).toMatchObject({ written: 1, stale: 0 });
      expect(await withName('third draft')).toEqual([urn]);
      expect(await withName('second draft')).toEqual([]);
      expect(await revision(urn)).toBe(4);
    });

    it('should keep a document of a later revision', async () => {
      const urn = tag('kept');
      await write(named(urn, 'newer state', 7));
      const outcome = { written: 0, removed: 0, stale: 1, higher: [{ urn, revision: 7 }], rejected: [] };
      expect(await write(named(urn, 'older state', 6))).toEqual(outcome);
      expect(await write(removal(urn, 6))).toEqual(outcome);
      expect(await withName('newer state')).toEqual([urn]);
    });

    it('should remove a document, and not restore it by an earlier revision', async () => {
      const urn = tag('removed');
      await write(named(urn, 'short lived', 2));
      expect(await write(removal(urn, 3))).toEqual({ written: 0, removed: 1, stale: 0, rejected: [] });
      expect(await withName('short lived')).toEqual([]);
      expect(await revision(urn)).toBeUndefined();
      const remembered = { written: 0, stale: 1, higher: [{ urn, revision: 3 }] };
      expect(await write(named(urn, 'short lived', 2))).toMatchObject(remembered);
      expect(await withName('short lived')).toEqual([]);
      expect(await write(named(urn, 'back again', 4))).toMatchObject({ written: 1 });
      expect(await withName('back again')).toEqual([urn]);
    });

    it('should accept the removal of a document that never existed', async () => {
      expect(await write(removal(tag('never'), 1))).toMatchObject({ written: 0, removed: 0, rejected: [] });
    });

    it('should end with the highest revision, whatever the order', async () => {
      const of = (urn: string): IndexOperation[] => [
        named(urn, 'state one', 1),
        removal(urn, 2),
        named(urn, 'state three', 3),
      ];
      const urns = orders([0, 1, 2]).map((order, at) => ({ urn: tag(`order${String(at)}`), order }));
      for (const { urn, order } of urns) {
        for (const at of order) await write(of(urn)[at] as IndexOperation);
      }
      const batches = urns.map(({ urn, order }) => ({ urn: `${urn}batch`, order }));
      await write(...batches.flatMap(({ urn, order }) => order.map((at) => of(urn)[at] as IndexOperation)));
      expect(await withName('state three')).toEqual([...urns, ...batches].map(({ urn }) => urn).sort());
      expect(await withName('state one')).toEqual([]);
    });

    it('should end with a removal of the highest revision, whatever the order', async () => {
      const of = (urn: string): IndexOperation[] => [named(urn, 'to go', 1), named(urn, 'to go', 2), removal(urn, 3)];
      const urns = orders([0, 1, 2]).map((order, at) => ({ urn: tag(`gone${String(at)}`), order }));
      for (const { urn, order } of urns) for (const at of order) await write(of(urn)[at] as IndexOperation);
      expect(await withName('to go')).toEqual([]);
    });

    it('should store nothing without a target', async () => {
      const urn = tag('nowhere');
      await subject.index().write([named(urn, 'for nobody', 1)], { live: false });
      expect(await withName('for nobody')).toEqual([]);
    });

    it('should store values of any length', async () => {
      const long = 'long '.repeat(10_000);
      const urn = dataset('long_values');
      const outcome = await write(
        ...puts(
          document(urn, {
            datasetProperties: {
              description: long,
              externalUrl: long,
              name: 'short beside long',
              customProperties: { a: 'a'.repeat(4_095) },
            },
            globalTags: { tags: [{ tag: tag('x'.repeat(40_000)) }] },
            browsePaths: { paths: ['/é'.repeat(10_000)] },
          }),
        ),
      );
      expect(outcome).toMatchObject({ written: 1, rejected: [] });
      await subject.index().refresh();
      expect(await urnsIn(subject.index(), { types: ['dataset'], text: 'beside' })).toEqual([urn]);
    });

    it('should store the rest of a batch when the engine rejects one document', async () => {
      const [good, bad, better] = [dataset('good'), dataset('bad'), dataset('better')];
      const unfit = document(bad, { datasetProperties: { name: 'unfit' } });
      const outcome = await write(
        ...puts(
          document(good, { datasetProperties: { name: 'batchmate' } }),
          // An engine with mappings refuses this; one without may take it.
          { ...unfit, fields: { ...unfit.fields, rowCount: 'many', createdAt: 'one day' } },
          document(better, { datasetProperties: { name: 'batchmate' } }),
        ),
      );
      expect(outcome.written + outcome.rejected.length).toBe(3);
      expect(outcome.rejected.filter(({ urn, reason }) => urn !== bad || reason === '')).toEqual([]);
      await subject.index().refresh();
      expect(await urnsIn(subject.index(), { types: ['dataset'], text: 'batchmate' })).toEqual([better, good]);
    });

    it('should keep persisted writes and its identity', async () => {
      const urn = tag('persisted');
      await subject.index().adopt('myself');
      await write(named(urn, 'lasting', 5));
      await subject.index().persist();
      await subject.reopen();
      expect(await subject.index().identity()).toBe('myself');
      expect(await withName('lasting')).toEqual([urn]);
      expect(await revision(urn)).toBe(5);
    });

    it('should remove everything when it is adopted', async () => {
      const urn = tag('former');
      await write(named(urn, 'former life', 9));
      await subject.index().adopt('somebody else');
      expect(await subject.index().identity()).toBe('somebody else');
      expect(await withName('former life')).toEqual([]);
      expect(await write(named(urn, 'later life', 1))).toMatchObject({ written: 1, stale: 0 });
      expect(await withName('later life')).toEqual([urn]);
    });

    it('should respond', async () => {
      await expect(subject.index().check()).resolves.toBeUndefined();
    });
  });
}
