import { describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import fc from 'fast-check';
import { exactJson, ExactInteger, fractional, parseExact, rounded } from './exact-json.js';
import { cloneJson, isJsonObject, type JsonValue } from './json.js';
import { parseJson } from './safe-json.js';

const GREATEST = '9223372036854775807';

describe('exact JSON', () => {
  it.each([
    `{"a":${GREATEST}}`,
    `{"a":[-9223372036854775808,1,{"b":9007199254740993}],"c":"x"}`,
    GREATEST,
    `[${GREATEST},"${GREATEST}",{"${GREATEST}":"a\\"${GREATEST}"}]`,
    '[1.5,1e+21,-3,0,true,null,"\\\\",123456789012345678]',
  ])('should write %s as it was read', (text) => {
    expect(exactJson(parseExact(text))).toBe(text);
    expect(exactJson(parseJson(text))).toBe(text);
  });

  it.each([
    [60, '60.0'],
    [-0, '0.0'],
    [0.5, '0.5'],
    [1e21, '1e+21'],
    [-(2 ** 60), '-1152921504606847000.0'],
  ])('should write the fractional %p as %s', (number, text) => {
    expect(exactJson({ a: [fractional(number)] })).toBe(`{"a":[${text}]}`);
    expect([isJsonObject(fractional(number)), JSON.stringify(fractional(number))]).toEqual([
      false,
      JSON.stringify(number),
    ]);
  });

  it('should write every whole number of 64 bits as it was read', () => {
    const whole = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(fc.array(whole), fc.json(), (numbers, other) => {
        const rest = JSON.stringify(JSON.parse(other));
        for (const text of [
          `{"numbers":[${numbers.join(',')}],"other":${rest}}`,
          `[${[rest, ...numbers].join(',')}]`,
        ]) {
          expect(exactJson(parseExact(text))).toBe(text);
        }
      }),
    );
  });

  it('should read what fits a double as JSON.parse does', () => {
    const text = `{"a":[9007199254740991,1234567890123456.5,1e30,"${GREATEST}"],"b":12345678901234567890123}`;
    expect(parseExact(text)).toEqual(JSON.parse(text));
  });

  it('should refuse what JSON.parse refuses', () => {
    for (const text of [`{${GREATEST}:1}`, `[0${GREATEST}]`, `[${GREATEST} 1]`, `[+${GREATEST}]`, `{"a":${GREATEST}`]) {
      expect(() => parseExact(text)).toThrow(SyntaxError);
    }
  });

  it('should keep refusing members that reach into prototypes', () => {
    expect(() => parseJson(`{"__proto__":{"isAdmin":true},"a":${GREATEST}}`)).toThrow('__proto__');
  });

  it('should count the integers that a double cannot represent, before parsing', () => {
    const texts = [`[${GREATEST},-${GREATEST}0,1,1.5,0.12345678901234567,"${GREATEST}"]`, '[1234567890123456]', '[]'];
    const counts = texts.map((text) => {
      let count = 0;
      parseExact(text, JSON.parse, () => (count += 1));
      return count;
    });
    expect(counts).toEqual([2, 0, 0]);
  });

  it('should write rounded numbers where nobody asks for exact ones', () => {
    const value = parseExact(`{"a":${GREATEST}}`);
    expect(JSON.stringify(value)).toBe('{"a":9223372036854776000}');
    expect(parseJson(`[${GREATEST}]`, 'rounded')).toEqual([2 ** 63]);
    expect(rounded(new ExactInteger(GREATEST))).toBe(2 ** 63);
  });

  it('should be exact again, and only then, after what could not be written', () => {
    const loop: Record<string, unknown> = { a: new ExactInteger(GREATEST) };
    loop['loop'] = loop;
    expect(() => exactJson(loop)).toThrow(TypeError);
    expect(JSON.stringify(new ExactInteger(GREATEST))).toBe('9223372036854776000');
    expect(exactJson(new ExactInteger(GREATEST))).toBe(GREATEST);
  });

  it('should read many of them quickly, at any depth', async () => {
    const text = `[${`{"a":[${GREATEST}]},`.repeat(300_000)}${GREATEST}]`;
    let value: unknown;
    expect(await cpuTimeOf(() => (value = parseJson(text)))).toBeLessThan(4_000);
    const [first, last] = [(value as readonly unknown[])[0], (value as readonly unknown[])[300_000]];
    expect(exactJson([first, last])).toBe(`[{"a":[${GREATEST}]},${GREATEST}]`);
  });

  it('should be a number, not an object, to those who copy', () => {
    const value = parseExact(`{"a":[{"b":${GREATEST}}]}`) as JsonValue;
    expect(isJsonObject(new ExactInteger(GREATEST))).toBe(false);
    expect(exactJson(cloneJson(value))).toBe(`{"a":[{"b":${GREATEST}}]}`);
    expect(cloneJson(value)).not.toBe(value);
  });
});
