import { describe, expect, it } from '@jest/globals';
import { isNestedDeeper, MAX_JSON_DEPTH, parseJson } from './safe-json.js';

describe('parseJson', () => {
  it('should read JSON with a byte order mark', () => {
    expect(parseJson('\uFEFF{"a":[1,"x"]}')).toEqual({ a: [1, 'x'] });
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"a":1}',
    '{"\\u005f_proto__":{"isAdmin":true},"a":1}',
    '{"constructor":{"prototype":{"isAdmin":true}},"a":1}',
  ])('should drop members that reach into prototypes: %s', (text) => {
    const value = parseJson(text) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['a']);
    expect(value['isAdmin']).toBeUndefined();
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

describe('isNestedDeeper', () => {
  it.each([
    ['{"a":"[[[[["}', 2, false],
    ['{"a":"\\"[[[[["}', 2, false],
    ['{"a":"\\\\",   "b":[[1]]}', 2, true],
    ['[[],[],[],[]]', 2, false],
    ['[[[]]]', 2, true],
    ['"not closed [[[[[', 2, false],
  ])('should judge %s with a limit of %i', (text, limit, expected) => {
    expect(isNestedDeeper(text, limit)).toBe(expected);
  });
});
