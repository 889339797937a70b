import { describe, expect, it } from '@jest/globals';
import { parseBackupArguments } from './backup-arguments.js';

describe('the arguments of metadata-service backup', () => {
  it.each<[string[], object]>([
    [['--to', 'a'], { kind: 'backup', target: 'a', keysOnly: false }],
    [['--to=a', '--keys-only'], { kind: 'backup', target: 'a', keysOnly: true }],
    [['--check', 'a'], { kind: 'check', folder: 'a' }],
  ])('should be read: %j', (args, expected) => {
    expect(parseBackupArguments(args)).toEqual(expected);
  });

  it.each<[string[], string]>([
    [[], '--to is missing'],
    [['--keys-only'], '--to is missing'],
    [['--to', ' '], '--to is empty'],
    [['--check='], '--check is empty'],
    [['--to', 'a', '--check', 'b'], 'do not go together'],
    [['--check', 'a', '--keys-only'], '--keys-only goes with --to'],
    [['--into', 'a'], "Unknown option '--into'"],
    [['a'], 'Unexpected argument'],
  ])('should be refused: %j', (args, message) => {
    expect(() => parseBackupArguments(args)).toThrow(message);
  });
});
