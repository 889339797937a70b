import { describe, expect, it } from '@jest/globals';
import { JsonAllowance } from '../requests/json-allowance.js';
import { RequestOrigin, runForOrigin } from '../requests/request-origin.js';
import { MAX_JSON_DEPTH, parseJson, sizeOf } from './safe-json.js';

describe('parseJson', () => {
  it('should read JSON with a byte order mark', () => {
    expect(parseJson('\uFEFF{"a":[1,"x"]}')).toEqual({ a: [1, 'x'] });
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"a":1}',
    '{"\\u005f_proto__":{"isAdmin":true},"a":1}',
    '{"constructor":{"prototype":{"isAdmin":true}},"a":1}',
  ])('should refuse members that reach into prototypes, before anything reads them: %s', (text) => {
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining('"__proto__"') }),
    );
  });

  it.each(['null', ' null\n', '\uFEFFnull'])('should read %j', (text) => {
    expect(parseJson(text)).toBeNull();
  });

  it('should report an invalid text as such, whatever its members are', () => {
    expect(() => parseJson('{"__proto__":1')).toThrow(SyntaxError);
  });

  it('should keep members that only look alike', () => {
    expect(parseJson('{"customProperties":{"constructor":"x","proto":"__proto__"}}')).toEqual({
      customProperties: { constructor: 'x', proto: '__proto__' },
    });
  });

  it.each(['{"password":"hunter2"', '{"password":hunter2}', 'hunter2', '{"a":"hunter2" "b"}', '["hunter2",]'])(
    'should tell why %s cannot be read without repeating it',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
      expect(() => parseJson(text)).toThrow(expect.not.objectContaining({ message: expect.stringContaining('nter2') }));
    },
  );

  it('should refuse what is nested too deep', () => {
    const nested = (levels: number): string => '[{"a":'.repeat(levels / 2) + '1' + '}]'.repeat(levels / 2);
    expect(() => parseJson(nested(MAX_JSON_DEPTH))).not.toThrow();
    expect(() => parseJson(nested(MAX_JSON_DEPTH + 2))).toThrow('nested deeper than 256 levels');
    expect(() => parseJson('['.repeat(5_000_000))).toThrow('nested deeper');
  });
});

describe('JSON of one request', () => {
  const inRequest = (most: number, work: () => unknown): unknown =>
    runForOrigin(new RequestOrigin('', undefined, '/', 0, new JsonAllowance(most, 'SOME_LIMIT')), work);
  const objects = (count: number): string => `[${Array.from({ length: count }, () => '{}').join(',')}]`;

  it.each<[string, string]>([
    ['objects', objects(600)],
    ['lists', objects(600).replaceAll('{}', '[]')],
    ['numbers', `[${'1,'.repeat(1200)}1]`],
    ['members', `{${Array.from({ length: 600 }, (_, at) => `"m${at}":1`).join(',')}}`],
  ])('should refuse too many %s and name the setting', (_what, text) => {
    expect(() => inRequest(1000, () => parseJson(text))).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining('1000 JSON values') }),
    );
    expect(() => inRequest(1000, () => parseJson(text))).toThrow('SOME_LIMIT');
    expect(() => inRequest(2000, () => parseJson(text))).not.toThrow();
  });

  it('should count a long integer as 20 values', () => {
    const long = `[${Array.from({ length: 100 }, () => '9007199254740993').join(',')}]`;
    expect(() => inRequest(1999, () => parseJson(long))).toThrow('SOME_LIMIT');
    expect(() => inRequest(2000, () => parseJson(long))).not.toThrow();
    expect(() => inRequest(1000, () => parseJson(long, 'rounded'))).not.toThrow();
  });

  it('should count all texts of a request together', () => {
    const read = (texts: number) => () => Array.from({ length: texts }, () => parseJson(objects(200)));
    expect(() => inRequest(1000, read(2))).not.toThrow();
    expect(() => inRequest(1000, read(3))).toThrow('SOME_LIMIT');
  });

  it('should not count what stands in strings, unless it is read as JSON', () => {
    const inside = objects(600);
    const outside = JSON.stringify({ value: inside });
    expect(() => inRequest(1000, () => parseJson(outside))).not.toThrow();
    expect(() => inRequest(1000, () => parseJson((parseJson(outside) as { value: string }).value))).toThrow(
      'SOME_LIMIT',
    );
  });
});

describe('sizeOf', () => {
  it.each([
    ['{"a":"[[[[["}', 2, false],
    ['{"a":"\\"[[[[["}', 2, false],
    ['{"a":"\\\\",   "b":[[1]]}', 2, true],
    ['[[],[],[],[]]', 2, false],
    ['[[[]]]', 2, true],
    ['"not closed [[[[[', 2, false],
  ])('should judge %s with a limit of %i', (text, limit, expected) => {
    expect(sizeOf(text, limit).isTooDeep).toBe(expected);
  });
});
