import { describe, expect, it } from '@jest/globals';
import type { IndexOperation } from '../../search-document.js';
import { FillWrites } from './fill-writes.js';
import type { OperationFate } from './write-round.js';

interface Request {
  readonly urns: readonly string[];
  readonly rebuild: string;
  readonly end: (error?: Error) => void;
}

function removal(urn: string): IndexOperation {
  return { kind: 'remove', entityType: 'tag', urn, revision: 1 };
}

function removals(count: number, name: string): readonly IndexOperation[] {
  return Array.from({ length: count }, (_, at) => removal(`${name}${at}`));
}

function scripted(): { readonly fills: FillWrites; readonly requests: Request[] } {
  const requests: Request[] = [];
  const fills = new FillWrites((operations, rebuild) => {
    return new Promise((resolve, reject) => {
      const fates = new Map(operations.map((operation): [IndexOperation, OperationFate] => [operation, 'removed']));
      const end = (error?: Error): void => (error === undefined ? resolve(fates) : reject(error));
      const urns = operations.map((operation) => (operation.kind === 'remove' ? operation.urn : ''));
      requests.push({ urns, rebuild, end });
    });
  });
  return { fills, requests };
}

/** Resolves when `count` requests have been sent. */
async function sent(requests: readonly Request[], count: number): Promise<void> {
  while (requests.length < count) await new Promise((resolve) => setImmediate(resolve));
}

/** Four requests under way. */
function busy() {
  const { fills, requests } = scripted();
  const first = ['a', 'b', 'c', 'x'].map((urn) => fills.write([removal(urn)], 'r'));
  return { fills, requests, first };
}

describe('FillWrites', () => {
  it('should send batches at once while there is room, and then together', async () => {
    const { fills, requests } = busy();
    const later = ['d', 'e'].map((urn) => fills.write([removal(urn)], 'r'));
    expect(requests.map(({ urns }) => urns)).toEqual([['a'], ['b'], ['c'], ['x']]);
    requests[0]?.end();
    await sent(requests, 5);
    expect(requests.at(-1)?.urns).toEqual(['d', 'e']);
    for (const { end } of requests) end();
    const outcomes = await Promise.all(later);
    expect(outcomes.map((fates) => [...fates.keys()])).toEqual([[removal('d')], [removal('e')]]);
  });

  it('should limit a request, whose batches stay whole', async () => {
    const { fills, requests } = busy();
    const later = [fills.write(removals(300, 'd'), 'r'), fills.write(removals(300, 'e'), 'r')];
    for (const { end } of requests) end();
    await sent(requests, 6);
    expect(requests.slice(4).map(({ urns }) => urns.length)).toEqual([300, 300]);
    for (const { end } of requests) end();
    await Promise.all(later);
  });

  it('should not combine batches of different rebuilds', async () => {
    const { fills, requests } = busy();
    const later = [fills.write([removal('d')], 'r'), fills.write([removal('e')], 'other')];
    for (const { end } of requests) end();
    await sent(requests, 6);
    expect(requests.slice(4).map(({ rebuild }) => rebuild)).toEqual(['r', 'other']);
    for (const { end } of requests) end();
    await Promise.all(later);
  });

  it('should fail every batch of a request that fails, and no other', async () => {
    const { fills, requests, first } = busy();
    const later = [fills.write([removal('d')], 'r'), fills.write([removal('e')], 'r')];
    requests[0]?.end();
    await sent(requests, 5);
    const failures = later.map((fates) => expect(fates).rejects.toThrow('no room'));
    requests.at(-1)?.end(new Error('no room'));
    await Promise.all(failures);
    for (const { end } of requests) end();
    await expect(Promise.all(first)).resolves.toHaveLength(4);
  });
});
