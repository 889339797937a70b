import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';
import { exactJson, parseExact } from './exact-json.js';

describe('canonicalJson', () => {
  it.each([
    '{}',
    '{"a":"b, c: \\"d\\"\\n","e":[1,-20,0,true,false,{}],"time":1767225600000,"é":"\u2028"}',
    '{"a":{"b":[[],[{"c":""}]]}}',
  ])('should pass %s through', (text) => {
    expect(exactJson({ value: canonicalJson(text), n: 1 })).toBe(`{"value":${text},"n":1}`);
    expect(JSON.stringify({ value: canonicalJson(text) })).toBe(`{"value":${JSON.stringify(JSON.parse(text))}}`);
  });

  it.each([
    '{ "a":1}',
    '{"a": 1}',
    '{"a":1}\n',
    '{"a":null}',
    '{"a":1.5}',
    '{"a":60.0}',
    '{"a":1e3}',
    '{"a":-0}',
    '{"a":1234567890123456}',
    '{"b":1,"7":2}',
    '{"a":"\\u0041"}',
    '{"a":"\\/"}',
    '{"a":"\t"}',
    '[1]',
    '"a"',
    `{"a":"${'x'.repeat(64 * 1024)}"}`,
  ])('should leave %.60s to those that read and write it', (text) => {
    expect(canonicalJson(text)).toBeUndefined();
  });

  it('should pass through only what would be written the same', () => {
    const spaced = fc
      .tuple(fc.jsonValue(), fc.constantFrom(0, 1))
      .map(([value, gap]) => JSON.stringify({ value }, null, gap));
    const texts = fc.oneof(
      spaced,
      fc.json().map((text) => `{"a":${text}}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found = canonicalJson(text);
        if (found !== undefined) expect(exactJson([found, 1n.toString()])).toBe(exactJson([parseExact(text), '1']));
      }),
      { numRuns: 2000 },
    );
  });
});
