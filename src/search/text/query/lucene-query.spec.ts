import { describe, expect, it } from '@jest/globals';
import { queryText } from '../../../../test/support/harness/query-text.js';
import { parseLuceneQuery } from './lucene-query.js';

describe('parseLuceneQuery', () => {
  it.each([
    ['word', 'word'],
    ['two words', 'two words'],
    ['name:sales', 'name:sales'],
    ['name:sales orders here', '(must name:sales orders here)'],
    ['name:"a b"', "name:'a b'"],
    ['"a b"~3', "'a b'"],
    ['a AND b', '(must a b)'],
    ['a && b', '(must a b)'],
    ['a OR b', '(should a b)'],
    ['a || b', '(should a b)'],
    ['a OR b c d', '(must c d should a b)'],
    ['a NOT b', '(must a not b)'],
    ['a -b', '(must a not b)'],
    ['a !b', '(must a not b)'],
    ['+a b', '(must a b)'],
    ['-a', '(not a)'],
    ['(a OR b) AND c', '(must (should a b) c)'],
    ['name:(a OR b)', '(should name:a name:b)'],
    ['bet*', 'bet*'],
    ['b?t*', '/b?t*/'],
    ['*end', '/*end/'],
    ['*', '*:*'],
    ['*:*', '*:*'],
    ['name:*', 'name:exists'],
    ['_exists_:name', 'name:exists'],
    ['size:[1 TO 5]', 'size:[1 5]'],
    ['size:{1 TO *}', 'size:{1 *]'],
    ['size:[-5 TO 5}', 'size:[-5 5}'],
    ['size:>=10', 'size:[10 *]'],
    ['size:<10', 'size:[* 10}'],
    ['near~', 'near~2'],
    ['near~1', 'near~1'],
    ['a^2', 'a^2'],
    ['(a b)^3', 'a b^3'],
    ['urn\\:li\\:tag', 'urn:li:tag'],
    ['semi-colon', 'semi-colon'],
    ['()', ''],
    ['', ''],
  ])('should read %j', (text, expected) => {
    expect(queryText(parseLuceneQuery(text))).toBe(expected);
  });

  it.each([
    ['name:(alpha', 'a bracket is not closed'],
    ['alpha)', ') stands at the wrong place'],
    ['name:', 'it ends too early'],
    ['a AND', 'it ends too early'],
    ['"open', '" stands at the wrong place'],
    ['[1 TO 2', 'a range is not closed'],
    ['a/b/', '/ stands at the wrong place'],
    ['a^', '^ needs a number'],
    ['urn:li:tag', ': stands at the wrong place'],
    ['\\', '\\ stands at the wrong place'],
  ])('should refuse %j, saying why', (text, reason) => {
    let error: unknown;
    try {
      parseLuceneQuery(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(reason) });
  });
});
