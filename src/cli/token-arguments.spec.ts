import { describe, expect, it } from '@jest/globals';
import { UsageError } from './command.js';
import { parseTokenArguments } from './token-arguments.js';

const ROOT = 'urn:li:corpuser:datahub';
const DAY_MS = 86_400_000;

describe('the arguments of metadata-service token', () => {
  it.each<[string[], object]>([
    [['--name', 'n'], { name: 'n', actorUrn: ROOT, ownerUrn: ROOT, type: 'PERSONAL', durationMs: DAY_MS }],
    [
      ['--name', 'n', '--actor', 'urn:li:corpuser:a', '--type', 'SERVICE_ACCOUNT', '--duration', 'ONE_WEEK'],
      { actorUrn: 'urn:li:corpuser:a', ownerUrn: 'urn:li:corpuser:a', type: 'SERVICE_ACCOUNT', durationMs: 7 * DAY_MS },
    ],
    [['--name', 'n', '--duration', 'NO_EXPIRY', '--description', 'd'], { durationMs: undefined, description: 'd' }],
  ])('should be read: %j', (args, expected) => {
    expect(parseTokenArguments(args)).toMatchObject(expected);
  });

  it.each<[string, string[], string]>([
    ['no name', [], '--name is missing'],
    ['a blank name', ['--name', ' '], '--name is missing'],
    ['an unknown option', ['--name', 'n', '--forever'], '--forever'],
    ['a positional argument', ['name'], 'name'],
    ['an unknown duration', ['--name', 'n', '--duration', 'TWO_DAYS'], '--duration "TWO_DAYS" is unknown'],
    ['an unknown type', ['--name', 'n', '--type', 'SESSION'], '--type "SESSION" is unknown'],
  ])('should be refused with %s', (_case, args, message) => {
    expect(() => parseTokenArguments(args)).toThrow(UsageError);
    expect(() => parseTokenArguments(args)).toThrow(message);
  });
});
