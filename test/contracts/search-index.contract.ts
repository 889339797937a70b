import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchIndex } from '../../src/search/index.js';
import { describeBrowsing } from './search-index/browsing.js';
import { describeCompletion } from './search-index/completion.js';
import { describeFacets } from './search-index/facets.js';
import { describeFilters } from './search-index/filters.js';
import { describeInspection } from './search-index/inspection.js';
import { describeMatches } from './search-index/matches.js';
import { describeOrder } from './search-index/order.js';
import { describePaging } from './search-index/paging.js';
import { describeRebuilds } from './search-index/rebuilds.js';
import { describeReferences } from './search-index/references.js';
import { describeText } from './search-index/text.js';
import { describeTypedText } from './search-index/typed-text.js';
import { describeWalks } from './search-index/walks.js';
import { describeWrites } from './search-index/writes.js';

/** An index that the suite may fill and empty. */
export interface SearchIndexSubject {
  /** The index; another one after `reopen`. */
  index(): SearchIndex;
  /** Closes the index and opens it over the same data, as a start of the service does. */
  reopen(): Promise<void>;
  /** Closes the index and removes its data. */
  close(): Promise<void>;
}

/** What every adapter must do. `open` is called once, before the first test, on an engine with nothing in it. */
export function describeSearchIndex(name: string, open: () => Promise<SearchIndexSubject>): void {
  describe(`a search index on ${name}`, () => {
    let opened: SearchIndexSubject;
    const subject: SearchIndexSubject = {
      index: () => opened.index(),
      reopen: () => opened.reopen(),
      close: () => opened.close(),
    };

    beforeAll(async () => {
      opened = await open();
    });

    afterAll(() => opened.close());

    it('should have no owner at first', async () => {
      expect(await subject.index().identity()).toBeUndefined();
      expect(await subject.index().rebuilds()).toEqual([]);
    });

    describeWrites(subject);
    describeText(subject);
    describeTypedText(subject);
    describeFilters(subject);
    describeReferences(subject);
    describeFacets(subject);
    describeOrder(subject);
    describePaging(subject);
    describeMatches(subject);
    describeInspection(subject);
    describeCompletion(subject);
    describeBrowsing(subject);
    describeWalks(subject);
    describeRebuilds(subject);
  });
}
