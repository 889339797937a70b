import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import type { WeightedField } from '../../search-field.js';
import type { FieldMatch, SearchQuery } from '../../search-query.js';
import { SearchSchema } from '../../search-schema.js';
import { TextPlanner } from '../../text-planner.js';
import { HitMatches } from './hit-matches.js';

const SCHEMA = new SearchSchema(ModelRegistry.standard());
const NAME: WeightedField = { name: 'name', type: 'WORD_GRAM', variant: 'delimited', boost: 1 };

const QUERY: SearchQuery = {
  entityTypes: ['tag'],
  plan: new TextPlanner(SCHEMA).plan('order', ['tag'], { fulltext: true }),
  filter: [],
  sort: [],
  from: 0,
  size: 10,
  facets: [],
  highlight: [NAME],
  suggests: false,
};

const urnAt = (at: number): string => `urn:li:tag:${String(at)}`;

/** The matches of hits with this content, and the urns of the documents that were read for them, by request. */
async function matchesOf(hits: readonly JsonObject[], given: Partial<SearchQuery> = {}) {
  const read: (readonly string[])[] = [];
  const matches = new HitMatches(SCHEMA, (urns) => {
    read.push(urns);
    return Promise.resolve(new Map(urns.map((urn) => [urn, { name: 'Order it' }])));
  });
  const found = hits.map((hit, at) => ({ urn: urnAt(at), hit }));
  return { matches: await matches.of(found, { ...QUERY, ...given }), read };
}

describe('HitMatches', () => {
  const WRITTEN: FieldMatch = { field: 'name', value: 'Order it' };
  const UNKNOWN: FieldMatch = { field: 'name', value: '' };

  it.each<[string, JsonObject, Partial<SearchQuery>, readonly FieldMatch[]]>([
    ['values that match', { _source: { name: ['Order it', 'Stop'] } }, {}, [WRITTEN]],
    ['nothing where no value matches', { _source: { name: 'Stop' } }, {}, []],
    ['nothing without values', {}, {}, []],
    ['no names unless asked', { matched_queries: ['exact:name'] }, { highlight: undefined }, []],
    ['names of fields', { matched_queries: ['exact:name'] }, { highlight: undefined, namedClauses: [] }, [UNKNOWN]],
    [
      'a name only where no value is known',
      { _source: { name: 'Order it' }, matched_queries: ['exact:name'] },
      { namedClauses: [{ name: 'platform', clause: undefined }] },
      [WRITTEN, { field: 'platform', value: '' }],
    ],
  ])('should return %s', async (_what, hit, given, expected) => {
    const { matches, read } = await matchesOf([hit], given);
    expect(matches).toEqual([expected]);
    expect(read).toEqual([]);
  });

  it('should read the documents of a long page in pieces', async () => {
    const hits = Array.from({ length: 250 }, () => ({}));
    const { matches, read } = await matchesOf(hits, { size: 250 });
    expect(matches).toEqual(hits.map(() => [WRITTEN]));
    expect(read.map((urns) => urns.length)).toEqual([100, 100, 50]);
    expect(read.flat()).toEqual(hits.map((_hit, at) => urnAt(at)));
  });
});
