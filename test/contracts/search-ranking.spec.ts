import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchIndexSubject } from './search-index.contract.js';
import { companyAspects, firstTen, serveCompany } from '../support/ranking/company-index.js';
import { generatedQueries } from '../support/ranking/generated-queries.js';
import { LABELLED_QUERIES } from '../support/ranking/labelled-queries.js';
import { ndcg } from '../support/ranking/ndcg.js';
import { testSearchEngines } from '../support/engines/search-engines.js';
import { searchIndexOn } from '../support/harness/search-index-harness.js';
import type { ServedSearch } from '../support/harness/search-harness.js';

/** Mean NDCG@5 over the labelled queries below which a change of the ranking needs a reason. */
const FLOOR = 0.95;

const ASPECTS = companyAspects();
const QUERIES = generatedQueries(ASPECTS);

/** The first ten hits of each query on the first engine, which those of the others must equal. */
let reference: ReadonlyMap<string, readonly string[]> | undefined;

/** Number of searches that are made at once. */
const AT_ONCE = 8;

for (const engine of testSearchEngines()) {
  describe(`the order of hits on ${engine.name}`, () => {
    let subject: SearchIndexSubject;
    let served: ServedSearch;

    /** Urns of the first ten hits of each text. */
    const found = async (texts: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
      const pages = new Map<string, readonly string[]>();
      for (let at = 0; at < texts.length; at += AT_ONCE) {
        const part = texts.slice(at, at + AT_ONCE);
        const hits = await Promise.all(part.map((text) => firstTen(served, text)));
        part.forEach((text, index) => pages.set(text, hits[index]?.entities.map(({ urn }) => urn) ?? []));
      }
      return pages;
    };

    beforeAll(async () => {
      subject = await searchIndexOn(engine);
      served = await serveCompany(subject, ASPECTS);
    });

    afterAll(() => subject.close());

    it('should show first what people look for', async () => {
      const scores = new Map<string, number>();
      const pages = await found(LABELLED_QUERIES.map(([text]) => text));
      for (const [text, wanted] of LABELLED_QUERIES) scores.set(text, ndcg(pages.get(text) ?? [], wanted, 5));
      const mean = [...scores.values()].reduce((sum, score) => sum + score, 0) / scores.size;
      const worst = [...scores]
        .filter(([, score]) => score < 0.6)
        .map(([text, score]) => `${text} ${score.toFixed(2)}`);
      expect({ isHighEnough: mean >= FLOOR, mean, worst }).toEqual({ isHighEnough: true, mean, worst });
      expect(LABELLED_QUERIES).toHaveLength(60);
    });

    it('should be the same as on every other engine', async () => {
      expect(new Set(QUERIES).size).toBeGreaterThan(180);
      const pages = await found(QUERIES);
      reference ??= pages;
      expect(Object.fromEntries(pages)).toEqual(Object.fromEntries(reference));
      expect([...pages.values()].filter((urns) => urns.length > 0).length).toBeGreaterThan(QUERIES.length * 0.8);
    });
  });
}
