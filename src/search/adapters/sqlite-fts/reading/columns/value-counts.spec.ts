import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../../../test/support/harness/fake.js';
import type { FieldRef } from '../../../../search-field.js';
import { termText, valueTerm } from '../../file/value-term.js';
import { countCodes } from './code-counts.js';
import { Column, type TermDocuments } from './column.js';
import type { IndexView } from '../index-view.js';
import { largestValues } from './value-counts.js';

const field: FieldRef = { name: 'tags', kind: 'urn' };
const view = fake<IndexView>({ textOfTerm: (_name: string, term: string) => termText(term) ?? '' });

/** A column in which document n has the n-th list of values. */
function columnOf(documents: readonly (readonly string[])[]): Column {
  const byTerm = new Map<string, number[]>();
  documents.forEach((values, id) => {
    for (const value of values) {
      const term = valueTerm(value) ?? '';
      byTerm.set(term, [...(byTerm.get(term) ?? []), id]);
    }
  });
  const sorted = [...byTerm].sort(([left], [right]) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
  return new Column(sorted.map(([term, ids]): TermDocuments => [term, Uint32Array.from(ids)]));
}

function largest(documents: readonly (readonly string[])[], size: number, later: readonly string[] = []): unknown {
  const column = columnOf(documents);
  if (later.length > 0) {
    column.set(
      documents.length,
      later.map((value) => valueTerm(value) ?? ''),
    );
  }
  const codes = Uint32Array.from({ length: documents.length + 1 }, (_, id) => column.codes[id] ?? 0);
  const counts = countCodes(codes, column.limit);
  return largestValues(counts, field, column, size, view).map(({ path, count }) => [...path, count]);
}

describe('largestValues', () => {
  it('should count the values of documents with several, the most frequent first', () => {
    expect(largest([['a', 'b'], ['b'], ['c', 'b'], ['c']], 2)).toEqual([
      ['b', 3],
      ['c', 2],
    ]);
  });

  it('should order equal counts by text, with capitals, accents, blanks, long characters and later values', () => {
    const values = ['b', 'B', 'a', 'A b', 'a b', 'a-b', 'é', 'ez', 'Z', '\u{1f600}', '\uff5e', '"', '_', '`', '~'];
    const later = ['aa', 'B1'];
    const sorted = [...values, ...later].sort((left, right) => (left < right ? -1 : 1));
    expect(
      largest(
        values.map((value) => [value]),
        100,
        later,
      ),
    ).toEqual(sorted.map((value) => [value, 1]));
    expect(
      largest(
        values.map((value) => [value]),
        5,
        later,
      ),
    ).toEqual(sorted.slice(0, 5).map((value) => [value, 1]));
  });
});
