import { describe, expect, it } from '@jest/globals';
import { parseRestateArguments } from './restate-arguments.js';

const LOCAL = { url: 'http://127.0.0.1:8080', token: undefined };

describe('the arguments of restate', () => {
  it('should mean everything, in the service here, by default', () => {
    const { server, ...rest } = parseRestateArguments([]);
    expect(server).toEqual(LOCAL);
    expect(JSON.parse(JSON.stringify(rest))).toEqual({ kind: 'restate', given: {} });
  });

  it('should choose rows and a service', () => {
    const args = ['--urn-like', 'urn:li:tag:%', '--aspect', 'tagKey', '--limit', '7', '--batch-size', '2'];
    const more = ['--last-urn', 'urn:li:tag:a', '--last-aspect', 'status', '--server', 'http://host/', '--token', 't'];
    const { server, ...rest } = parseRestateArguments([...args, ...more]);
    expect(server).toEqual({ url: 'http://host', token: 't' });
    expect(JSON.parse(JSON.stringify(rest))).toEqual({
      kind: 'restate',
      given: {
        urnLike: 'urn:li:tag:%',
        aspect: 'tagKey',
        limit: 7,
        batchSize: 2,
        lastUrn: 'urn:li:tag:a',
        lastAspect: 'status',
      },
    });
  });

  it('should name a task to cancel', () => {
    const defaults = { url: 'http://other', token: 'mine' };
    expect(parseRestateArguments(['--cancel', 'node:1'], defaults)).toEqual({
      kind: 'cancel',
      server: defaults,
      taskId: 'node:1',
    });
  });

  it.each([
    [['--start', 'x'], '--start must be a whole number, not "x".'],
    [['--cancel', 'node:1', '--urn', 'urn:li:tag:a'], '--urn does not go with --cancel.'],
    [['--server', 'host'], '--server "host" is no address'],
  ])('should refuse %j', (args, message) => {
    expect(() => parseRestateArguments(args)).toThrow(message);
  });
});
