import { describe, expect, it } from '@jest/globals';
import { parseRestoreArguments } from './restore-arguments.js';

describe('the arguments of metadata-service restore', () => {
  it('should ask for everything in the background when nothing else is said', () => {
    expect(parseRestoreArguments([])).toMatchObject({
      kind: 'restore',
      server: undefined,
      given: { limit: 0, clean: false, async: true, urn: undefined, urnLike: undefined },
    });
  });

  it.each<[string[], object]>([
    [['--url-like', 'urn:li:tag:%'], { given: { urnLike: 'urn:li:tag:%' } }],
    [['--urn-like', '%'], { given: { urnLike: '%' } }],
    [
      ['--urn', 'urn:li:tag:a', '--aspect', 'tagKey', '--start', '5', '--limit', '7', '--batch-size', '3'],
      { given: { urn: 'urn:li:tag:a', aspect: 'tagKey', start: 5, limit: 7, batchSize: 3 } },
    ],
    [['--last-urn', 'urn:li:tag:a', '--last-aspect', 'tagKey'], { given: { lastUrn: 'urn:li:tag:a' } }],
    [['--clean'], { kind: 'restore', given: { clean: true, limit: 0 } }],
    [['--check'], { kind: 'check', given: { repair: false, entityType: undefined } }],
    [['--repair'], { kind: 'check', given: { repair: true } }],
    [['--check', '--repair', '--entity-type', 'tag'], { given: { repair: true, entityType: 'tag' } }],
    [
      ['--server', 'http://host:1/', '--token', 't'],
      { server: { url: 'http://host:1', token: 't' }, given: { limit: 0 } },
    ],
  ])('should be read: %j', (args, expected) => {
    expect(parseRestoreArguments(args)).toMatchObject(expected);
  });

  const defaults = { url: 'http://other:2', token: 'kept' };

  it.each<[string[], object]>([
    [[], { url: 'http://other:2', token: 'kept' }],
    [['--server', 'http://host:1'], { url: 'http://host:1', token: 'kept' }],
    [['--token', 't'], { url: 'http://other:2', token: 't' }],
  ])('should be completed by the environment: %j', (args, server) => {
    expect(parseRestoreArguments(args, defaults)).toMatchObject({ server });
  });

  it.each<[string[], string]>([
    [['--start', '-1'], "'--start' argument is ambiguous"],
    [['--start=-1'], '--start must be a whole number'],
    [['--limit', 'all'], '--limit must be a whole number'],
    [['--batch-size', '1.5'], '--batch-size must be a whole number'],
    [['--url-like', 'a', '--urn-like', 'b'], 'are the same'],
    [['--entity-type', 'tag'], '--entity-type goes with --check'],
    [['--check', '--urn', 'urn:li:tag:a'], '--urn does not go with --check'],
    [['--token', 't'], '--token goes with --server'],
    [['--server', 'nowhere'], 'is no address'],
    [['--server', 'ftp://x'], 'is no address'],
    [['--what'], "Unknown option '--what'"],
    [['word'], 'Unexpected argument'],
  ])('should be refused: %j', (args, message) => {
    expect(() => parseRestoreArguments(args)).toThrow(message);
  });
});
