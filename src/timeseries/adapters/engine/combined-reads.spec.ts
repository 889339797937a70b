import { describe, expect, it, jest } from '@jest/globals';
import { inRequest } from '../../../../test/support/harness/in-request.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { CombinedReads, type ReadOfEach } from './combined-reads.js';

/** Reads that find the length of each urn, and nothing for `none`; `refused` may throw. */
function setUp(refused: (urns: readonly string[]) => void = () => undefined) {
  const read = jest.fn<ReadOfEach<number>>(async (_name, urns) => {
    refused(urns);
    return new Map(urns.filter((urn) => urn !== 'none').map((urn) => [urn, urn.length]));
  });
  return { reads: new CombinedReads<number>(read), read };
}

describe('CombinedReads', () => {
  it('should read the same of several entities at once', async () => {
    const { reads, read } = setUp();
    const found = await inRequest(() =>
      Promise.all(['a', 'bb', 'none', 'a'].map((urn) => reads.of('index', urn, { size: 1 }))),
    );
    expect(found).toEqual([1, 2, undefined, 1]);
    expect(read.mock.calls).toEqual([['index', ['a', 'bb', 'none'], { size: 1 }]]);
  });

  it('should keep apart what differs, and other requests', async () => {
    const { reads, read } = setUp();
    await Promise.all([
      inRequest(() => Promise.all([reads.of('index', 'a', { size: 1 }), reads.of('index', 'b', { size: 2 })])),
      inRequest(() => Promise.all([reads.of('index', 'c', { size: 1 }), reads.of('other', 'd', { size: 1 })])),
      reads.of('index', 'e', { size: 1 }),
    ]);
    expect(read.mock.calls.map(([, urns]) => urns).sort()).toEqual([['a'], ['b'], ['c'], ['d'], ['e']]);
  });

  it('should read at most twenty entities at once', async () => {
    const { reads, read } = setUp();
    const urns = Array.from({ length: 45 }, (_, at) => String(at));
    await inRequest(() => Promise.all(urns.map((urn) => reads.of('index', urn, {}))));
    expect(read.mock.calls.map(([, some]) => some.length)).toEqual([20, 20, 5]);
  });

  it('should read each alone if there is too much of all', async () => {
    const { reads } = setUp((urns) => {
      if (urns.length > 1 || urns[0] === 'bad') throw invalidArgument('buckets: there are too many');
    });
    const found = await inRequest(() =>
      Promise.allSettled(['a', 'bad', 'bb'].map((urn) => reads.of('index', urn, {}))),
    );
    expect(found).toMatchObject([{ value: 1 }, { reason: { code: 'INVALID_ARGUMENT' } }, { value: 2 }]);
  });

  it('should fail each of them if the engine does not respond', async () => {
    const { reads, read } = setUp(() => {
      throw new Error('down');
    });
    const found = await inRequest(() => Promise.allSettled(['a', 'b'].map((urn) => reads.of('index', urn, {}))));
    expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
