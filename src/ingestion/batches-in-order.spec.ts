import { describe, expect, it } from '@jest/globals';
import { proposal } from '../../test/support/harness/aspect-harness.js';
import { ALICE, UNCHECKED } from '../../test/support/harness/ingest-harness.js';
import type { ChangeProposal } from '../aspects/index.js';
import { DomainError } from '../foundation/common/errors.js';
import { ingestInOrder } from './batches-in-order.js';

const FORBIDDEN = new DomainError('FORBIDDEN', 'no');

/** A service that refuses batches with the name `refused`. */
function service(error: Error) {
  const calls: (readonly string[])[] = [];
  const stored: string[] = [];
  const ingest = async (proposals: readonly ChangeProposal[]): Promise<[]> => {
    const names = proposals.map(({ value }) => value?.['name'] as string);
    calls.push(names);
    if (names.includes('refused')) throw error;
    stored.push(...names);
    return [];
  };
  return { calls, stored, ingest };
}

const batch = (id: string, name: string, count = 1): readonly ChangeProposal[] =>
  Array.from({ length: count }, () => proposal(`urn:li:tag:${id}`, 'tagProperties', { name }));

const write = (given: ReturnType<typeof service>, batches: readonly (readonly ChangeProposal[])[]): Promise<void> =>
  ingestInOrder(given, batches, ALICE, UNCHECKED);

describe('ingestInOrder', () => {
  it('should write batches of different entities together, and those of one entity one after the other', async () => {
    const given = service(FORBIDDEN);
    await write(given, [batch('a', '1'), batch('b', '2'), batch('a', '3'), batch('c', '4')]);
    expect(given.calls).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('should limit how much is written together', async () => {
    const given = service(FORBIDDEN);
    await write(given, [batch('a', '1', 300), batch('b', '2', 201), batch('c', '3', 299), batch('d', '4', 900)]);
    expect(given.calls.map((names) => names.length)).toEqual([300, 500, 900]);
  });

  it('should keep what precedes a refused batch, and write nothing after it', async () => {
    const given = service(FORBIDDEN);
    const batches = [batch('a', '1'), batch('b', '2'), batch('c', 'refused'), batch('d', '4')];
    await expect(write(given, batches)).rejects.toBe(FORBIDDEN);
    expect(given.stored).toEqual(['1', '2']);
  });

  it('should not repeat a write that failed for another reason than a refusal', async () => {
    const unknown = new DomainError('OUTCOME_UNKNOWN', 'The connection broke.');
    const given = service(unknown);
    await expect(write(given, [batch('a', '1'), batch('c', 'refused')])).rejects.toBe(unknown);
    expect(given.calls).toHaveLength(1);
  });

  it('should do nothing without batches', async () => {
    const given = service(FORBIDDEN);
    await write(given, []);
    expect(given.calls).toEqual([]);
  });
});
