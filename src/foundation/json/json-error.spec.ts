import { describe, expect, it } from '@jest/globals';
import { jsonMistake } from './json-error.js';

describe('jsonMistake', () => {
  it.each([
    ['{', 'it ends where a name in double quotes or "}" must follow'],
    ['{"a":1', 'it ends where "," or "}" must follow'],
    ['[1,', 'it ends where a value must follow'],
    ['{"a" 1}', '":" must stand at line 1, column 6'],
    ["{'a':1}", 'a name in double quotes or "}" must stand at line 1, column 2'],
    ['{"a":1,}', 'a name in double quotes must stand at line 1, column 8'],
    ['[1 2]', '"," or "]" must stand at line 1, column 4'],
    ['{"a":\n  tru}', 'a value must stand at line 2, column 3'],
    ['{"a":1}}', 'nothing more must stand at line 1, column 8'],
    ['secret', 'a value must stand at line 1, column 1'],
    ['["a\nb"]', 'a value or "]" must stand at line 1, column 2'],
    [`"${'x'.repeat(2_000_000)}`, 'a value must stand at line 1, column 1'],
    [`["${'x'.repeat(900_000)}", "${'x'.repeat(900_000)}`, 'a value must stand at line 1, column 900006'],
    [`${' '.repeat(1_500_000)}x`, 'its mistake is far behind'],
  ])('should say what is wrong with %.20s', (text, expected) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonMistake(text)).toBe(expected);
  });
});
