import { describe, expect, it } from '@jest/globals';
import { dataset, document, puts, removal, tag } from '../../support/harness/search-documents.js';
import { urnsIn } from '../../support/harness/search-queries.js';
import type { SearchIndexSubject } from '../search-index.contract.js';
import { fillsBefore, LIVE } from './corpus.js';

/** In the order of their bytes, which is not that of letters. */
const IDS = ['A', 'B', 'Z', 'a', 'a%2Fb', 'a.b', 'a_b', 'ab', 'b', 'é', '漢', '😀'];

/** Walks through what is stored. */
export function describeWalks(subject: SearchIndexSubject): void {
  describe('stored documents', () => {
    const urns = IDS.map(tag);
    const tags = urns.map((urn, at) => document(urn, {}, { revision: at + 1 }));
    fillsBefore(subject, () => puts(...[...tags].reverse(), document(dataset('beside'), {}, { revision: 40 })));

    it('should be scanned in byte order', async () => {
      const found: (readonly [string, number])[] = [];
      let after: string | undefined;
      for (;;) {
        const position = { entityType: 'tag', size: 5, ...(after === undefined ? {} : { after }) };
        const page = await subject.index().scan(position);
        expect(page.every(({ entityType }) => entityType === 'tag')).toBe(true);
        found.push(...page.map(({ urn, revision }) => [urn, revision] as const));
        if (page.length < 5) break;
        after = page.at(-1)?.urn;
      }
      expect(found).toEqual(urns.map((urn, at) => [urn, at + 1]));
    });

    it('should be scanned from a urn that does not exist', async () => {
      const page = await subject.index().scan({ entityType: 'tag', after: tag('M'), size: 2 });
      expect(page.map(({ urn }) => urn)).toEqual([tag('Z'), tag('a')]);
    });

    it('should be empty for a type that was never written', async () => {
      expect(await subject.index().scan({ entityType: 'mlModel', size: 5 })).toEqual([]);
      expect(await urnsIn(subject.index(), { types: ['mlModel'] })).toEqual([]);
      expect(await urnsIn(subject.index(), { types: ['mlModel', 'dataset'] })).toEqual([dataset('beside')]);
    });

    it('should be counted by type', async () => {
      const counts = await subject.index().counts();
      expect(counts.get('tag')).toBe(IDS.length);
      expect(counts.get('dataset')).toBe(1);
      expect(counts.get('mlModel') ?? 0).toBe(0);
    });

    it('should have revisions, even before a search shows them', async () => {
      const fresh = tag('fresh');
      await subject.index().write([...puts(document(fresh, {}, { revision: 77 })), removal(tag('b'), 80)], LIVE);
      const asked = [fresh, tag('b'), tag('A'), dataset('beside'), tag('nobody'), 'urn:li:mlModel:(a,b,PROD)'];
      const revisions = await subject.index().revisions(asked);
      expect([...revisions].sort()).toEqual([
        [dataset('beside'), 40],
        [tag('A'), 1],
        [fresh, 77],
      ]);
      expect(await subject.index().revisions([])).toEqual(new Map());
    });

    it('should have revisions of any size', async () => {
      const urn = tag('late');
      await subject.index().write(puts(document(urn, {}, { revision: Number.MAX_SAFE_INTEGER })), LIVE);
      expect((await subject.index().revisions([urn])).get(urn)).toBe(Number.MAX_SAFE_INTEGER);
      const first = tag('unrevised');
      await subject.index().write(puts(document(first, {}, { revision: 0 })), LIVE);
      expect((await subject.index().revisions([first])).get(first)).toBe(0);
    });
  });
}
