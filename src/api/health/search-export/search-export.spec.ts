import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import { SEARCH_ENTITY_TYPES, SearchSchema, TextPlanner } from '../../../search/index.js';
import { csvLine } from './csv.js';
import { SearchExport } from './search-export.js';

describe('csvLine', () => {
  it.each<[string, readonly string[], string]>([
    ['plain values', ['a', '', 'b^1.0'], 'a,,b^1.0\n'],
    ['a comma', ['a,b'], '"a,b"\n'],
    ['quotation marks', ['{"a":1}', "it's"], '"{""a"":1}","it\'s"\n'],
    ['line breaks', ['a\r\nb\nc'], 'a b c\n'],
  ])('should write %s', (_name, values, line) => {
    expect(csvLine(values)).toBe(line);
  });
});

describe('SearchExport', () => {
  const schema = new SearchSchema(ModelRegistry.standard());
  const [header, ...lines] = new SearchExport(new TextPlanner(schema), schema).csv().trimEnd().split('\n');

  it('should start with the columns', () => {
    expect(header).toBe(
      'entity,query_category,match_category,query_type,field_name,field_weight,search_analyzer,case_insensitive,query_boost,raw',
    );
  });

  it('should contain every entity type that is searched by default', () => {
    const types = new Set(lines.map((line) => line.slice(0, line.indexOf(','))));
    expect([...types]).toEqual(SEARCH_ENTITY_TYPES.filter((name) => schema.entity(name) !== undefined));
  });

  it.each([
    'dataset,relevancy,fulltext,SimpleQueryStringBuilder,name,10.0,keyword,true,1.0,',
    'dataset,relevancy,fulltext,SimpleQueryStringBuilder,name.delimited,4.0,query_word_delimited,true,1.0,',
    'dataset,relevancy,exact_match,TermQueryBuilder,name,160.0,keyword,true,,',
    'dataset,relevancy,prefix_match,MatchPhrasePrefixQueryBuilder,name.delimited,4.4,,true,,',
    'dataset,score,TermQueryBuilder,WeightBuilder,deprecated=true,0.25,keyword,false,1.0,',
    'dataset,score,TermQueryBuilder,WeightBuilder,hasDescription=true,1.25,keyword,false,1.0,',
  ])('should contain the row that begins with %s', (beginning) => {
    expect(lines.filter((line) => line.startsWith(beginning))).not.toEqual([]);
  });

  it('should state whether factors replace the score', () => {
    const deprecated = lines.filter((line) => line.startsWith('tag,score,') && line.includes('deprecated=true'));
    expect(deprecated.map((line) => /boostMode"":""(\w+)/.exec(line)?.[1])).toEqual(['multiply', 'replace']);
    for (const line of deprecated) expect(line).toContain('{""filter"":{""term"":{""deprecated"":true}},');
  });
});
