import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { SearchSchema } from '../../search-schema.js';
import { TextPlanner } from '../../text-planner.js';
import { objectAt, objectsAt } from './json-reading.js';
import { textQuery } from './text-query.js';

const PLANNER = new TextPlanner(new SearchSchema(ModelRegistry.standard()));

function queryOf(text: string, fulltext = true): JsonObject {
  return objectAt(textQuery(PLANNER.plan(text, ['tag'], { fulltext })), 'function_score', 'query', 'bool');
}

/** The clauses of which a hit matches at least one. */
function clauses(text: string, fulltext = true): readonly JsonObject[] {
  const query = queryOf(text, fulltext);
  const [hits] = objectsAt(query, 'must');
  return objectsAt(hits ?? { bool: query }, 'bool', 'should');
}

function kinds(text: string, fulltext = true): string[] {
  return [...new Set(clauses(text, fulltext).flatMap((clause) => Object.keys(clause)))];
}

describe('textQuery', () => {
  it.each<[string, string, boolean, string[]]>([
    ['words', 'a b', true, ['simple_query_string', 'dis_max', 'match_bool_prefix', 'constant_score']],
    ['a quoted text', '"a b"', true, ['dis_max', 'match_bool_prefix', 'constant_score']],
    ["Lucene's syntax", 'name:a', false, ['dis_max', 'match_bool_prefix', 'constant_score', 'query_string']],
  ])('should ask for %s', (_what, text, fulltext, expected) => {
    expect(kinds(text, fulltext)).toEqual(expected);
  });

  it('should ask for everything, scored by the functions alone', () => {
    expect(textQuery(PLANNER.plan('*', ['dataset'], { fulltext: true }))).toMatchObject({
      function_score: { query: { match_all: {} }, score_mode: 'multiply', boost_mode: 'replace' },
    });
  });

  it('should look for all words in the fields of one analyzer, with their boosts divided by the words', () => {
    const groups = clauses('a b').map((clause) => objectAt(clause, 'simple_query_string'));
    expect(groups[0]).toMatchObject({ query: 'a b', analyzer: 'keyword', default_operator: 'and', lenient: true });
    expect(groups[0]?.fields).toEqual(expect.arrayContaining(['urn^5', 'name^5']));
    expect(groups[1]?.fields).toEqual(expect.arrayContaining(['urn.delimited^2.5', 'name.delimited^2']));
  });

  it('should count the best whole value, in any case where fields do not fold it themselves', () => {
    const best = clauses('a b').flatMap((clause) => objectsAt(clause, 'dis_max', 'queries'));
    expect(best).toContainEqual({ term: { name: { value: 'a b', boost: 160 } } });
    expect(best).toContainEqual({ term: { urn: { value: 'a b', case_insensitive: true, boost: 160 } } });
  });

  it('should name the fields that match the whole text if asked', () => {
    const plan = PLANNER.plan('a b', ['tag'], { fulltext: true });
    expect(JSON.stringify(textQuery(plan))).not.toContain('_name"');
    const named = JSON.stringify(textQuery(plan, true));
    for (const kind of ['exact', 'prefix', 'wordGrams2']) expect(named).toContain(`"_name":"${kind}:name"`);
  });

  it('should raise names in another spelling, but find nothing by them alone', () => {
    const [best] = objectsAt(queryOf('a b'), 'should');
    const spellings = ['a b', 'a_b', 'a-b', 'a.b', 'ab'].sort();
    const [names] = objectsAt(best, 'dis_max', 'queries');
    const terms = objectAt(names, 'constant_score', 'filter', 'terms');
    expect([...(terms['_entityName'] as string[])].sort()).toEqual(expect.arrayContaining(spellings));
    expect(JSON.stringify(clauses('a b'))).not.toContain('a_b');
  });

  it('should look for a long text in the words of texts only', () => {
    const groups = (words: number): number =>
      clauses(Array.from({ length: words }, () => 'word').join(' ')).filter((clause) => 'simple_query_string' in clause)
        .length;
    expect([groups(15), groups(16)]).toEqual([2, 1]);
  });
});
