import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../../../test/support/harness/fake.js';
import { setOf } from '../sets/document-set.js';
import type { DocumentTable, UrnOrder, UrnWindow } from '../columns/document-table.js';
import { urnsInOrder } from './urn-order.js';

const COUNT = 1_000;
const urnOf = (id: number): string => `urn:li:tag:${String((id * 7_919) % COUNT).padStart(4, '0')}`;
const inOrder = Array.from({ length: COUNT }, (_, id) => id).sort((left, right) =>
  urnOf(left) < urnOf(right) ? -1 : 1,
);

const table = fake<DocumentTable>({
  lastId: () => COUNT - 1,
  urn: urnOf,
  idsAfter: (urn: string, limit: number) => inOrder.filter((id) => urnOf(id) > urn).slice(0, limit),
  idsBefore: (urn: string | undefined, limit: number) =>
    inOrder
      .filter((id) => urn === undefined || urnOf(id) < urn)
      .reverse()
      .slice(0, limit),
  firstOf: (ids: Uint32Array, { order, count, behind }: UrnWindow) =>
    expectedUrns(new Set(ids), order, count, behind).map((urn) => ({
      id: inOrder.find((id) => urnOf(id) === urn),
      urn,
    })),
});

function expectedUrns(ids: ReadonlySet<number>, order: UrnOrder, count: number, behind: string | undefined): string[] {
  const urns = inOrder.filter((id) => ids.has(id)).map(urnOf);
  const directed = order === 'asc' ? urns : urns.reverse();
  return directed
    .filter((urn) => behind === undefined || (order === 'asc' ? urn > behind : urn < behind))
    .slice(0, count);
}

describe('urnsInOrder', () => {
  it.each([1, 2, 3, 10, 100])('should return the first of every %sth document in either order', (step) => {
    const ids = new Set(Array.from({ length: COUNT }, (_, id) => id).filter((id) => id % step === 0));
    const wanted = setOf(Uint32Array.from(ids).sort());
    for (const order of ['asc', 'desc'] as const)
      for (const count of [1, 10, 200, COUNT])
        for (const behind of [undefined, urnOf(3), urnOf(500)]) {
          const found = urnsInOrder(wanted, table, { order, count, behind }).map(({ urn }) => urn);
          expect(found).toEqual(expectedUrns(ids, order, count, behind));
        }
  });

  it('should return documents that all come last', () => {
    const ids = new Set(inOrder.slice(-300));
    const wanted = setOf(Uint32Array.from(ids).sort());
    const found = urnsInOrder(wanted, table, { order: 'asc', count: 5, behind: undefined }).map(({ urn }) => urn);
    expect(found).toEqual(expectedUrns(ids, 'asc', 5, undefined));
  });
});
