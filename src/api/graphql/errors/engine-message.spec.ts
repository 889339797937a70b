import { describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../../test/support/measures/cpu-time.js';
import { engineMessage } from './engine-message.js';

describe('engineMessage', () => {
  it.each([
    [
      'Variable "$input" got invalid value { password: "hunter2", x: 1 }; Field "x" is not defined by type "LogInInput".',
      'Variable "$input" got invalid value; Field "x" is not defined by type "LogInInput".',
    ],
    [
      'Variable "$input" got invalid value { a: "x; hunter2" } at "input.b"; Field "name" of required type "String!" was not provided.',
      'Variable "$input" got invalid value at "input.b"; Field "name" of required type "String!" was not provided.',
    ],
    [
      'Variable "$urn" got invalid value ["hunter2"]; String cannot represent a non string value: ["hunter2"]',
      'Variable "$urn" got invalid value; String cannot represent a non string value',
    ],
    [
      'Variable "$urn" of required type "String!" was not provided.',
      'Variable "$urn" of required type "String!" was not provided.',
    ],
    ['Cannot query field "x" on type "Query".', 'Cannot query field "x" on type "Query".'],
    [`Unknown type "${'x'.repeat(1_200)}".`, `Unknown type "${'x'.repeat(986)}…`],
  ])('should convert %s to %s', (message, expected) => {
    expect(engineMessage(message, true)).toBe(expected);
  });

  it.each([
    ['Cannot query field "tg" on type "Query". Did you mean "tag"?', 'Cannot query field "tg" on type "Query".'],
    [
      'Variable "$t" got invalid value "TG"; Value "TG" does not exist in "EntityType" enum. Did you mean the enum value "TAG"?',
      'Variable "$t" got invalid value; Value "TG" does not exist in "EntityType" enum.',
    ],
  ])('should not suggest names if the schema is hidden: %s', (message, expected) => {
    expect(engineMessage(message, false)).toBe(expected);
    expect(engineMessage(message, true)).toContain('Did you mean');
  });

  it('should process a message with a long repeated text quickly', async () => {
    const message = `Int cannot represent non-integer value: "${' Did you mean '.repeat(30_000)}"`;
    expect(await cpuTimeOf(() => expect(engineMessage(message, false)).toHaveLength(1_001))).toBeLessThan(1_000);
  });

  it('should process a value that repeats the words of a message quickly', async () => {
    const value = `; Field${' cannot represent'.repeat(30_000)} :x`;
    const message = `Variable "$n" got invalid value "${value}"; Int cannot represent non-integer value: "${value}"`;
    expect(await cpuTimeOf(() => engineMessage(message, true))).toBeLessThan(1_000);
  });
});
