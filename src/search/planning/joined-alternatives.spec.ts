import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SearchClause, SearchFilter } from '../search-query.js';
import { joinedAlternatives } from './joined-alternatives.js';

const FIELDS = ['a', 'b', 'c'] as const;

/** The values of a document by field. */
type Values = Readonly<Record<(typeof FIELDS)[number], string>>;

const clause = (name: string, values: readonly string[], more: Partial<SearchClause> = {}): SearchClause => ({
  fields: [{ name, kind: 'keyword' }],
  condition: 'EQUAL',
  values,
  negated: false,
  ...more,
});

function passes(document: Values, filter: SearchFilter): boolean {
  return filter.some((conjunction) => conjunction.every((one) => meets(document, one)));
}

function meets(document: Values, { fields, condition, values, negated }: SearchClause): boolean {
  const isMet = fields.some(({ name }) => {
    const value = Reflect.get(document, name) as string;
    return condition === 'EXISTS' ? value !== '' : values.includes(value);
  });
  return isMet !== negated;
}

const someValue = fc.constantFrom('', 'x', 'y', 'z');
const someClause = fc.record({
  fields: fc.subarray([...FIELDS]).map((names) => names.map((name) => ({ name, kind: 'keyword' as const }))),
  condition: fc.constantFrom('EQUAL' as const, 'EQUAL' as const, 'EXISTS' as const),
  values: fc.array(someValue, { maxLength: 3 }),
  negated: fc.boolean(),
});

describe('joinedAlternatives', () => {
  it.each<[string, SearchFilter, SearchFilter]>([
    ['nothing', [], []],
    ['one alternative', [[clause('a', ['x', 'x'])]], [[clause('a', ['x', 'x'])]]],
    ['equal alternatives', [[clause('a', ['x'])], [clause('a', ['x'])]], [[clause('a', ['x'])]]],
    [
      'alternatives that differ in the values of one clause',
      ['x', 'y', 'x'].map((value) => [clause('a', [value]), clause('b', ['z'])]),
      [[clause('a', ['x', 'y']), clause('b', ['z'])]],
    ],
    [
      'every combination of values',
      ['x', 'y'].flatMap((a) => ['x', 'z'].map((b) => [clause('a', [a]), clause('b', [b])])),
      [[clause('a', ['x', 'y']), clause('b', ['x', 'z'])]],
    ],
  ])('should join %s', (_, filter, joined) => {
    expect(joinedAlternatives(filter)).toEqual(joined);
  });

  it.each<[string, SearchFilter]>([
    ['differ in two clauses', ['x', 'y'].map((value) => [clause('a', [value]), clause('b', [value])])],
    ['leave values out', ['x', 'y'].map((value) => [clause('a', [value], { negated: true })])],
    ['compare by size', ['1', '2'].map((value) => [clause('a', [value], { condition: 'GREATER_THAN' })])],
    ['are about other fields', [[clause('a', ['x'])], [clause('b', ['y'])]]],
  ])('should keep alternatives that %s', (_, filter) => {
    expect(joinedAlternatives(filter)).toEqual(filter);
  });

  it.each([
    [16, 1],
    [17, 2],
  ])('should join alternatives of %i clauses to %i', (count, expected) => {
    const rest = Array.from({ length: count - 1 }, (_, at) => clause('b', [String(at)]));
    const filter = ['x', 'y'].map((value) => [...rest, clause('a', [value])]);
    expect(joinedAlternatives(filter)).toHaveLength(expected);
    const [short, long] = [[clause('c', ['x'])], [clause('c', ['y'])]];
    expect(joinedAlternatives([...filter, short, long])).toHaveLength(expected + 1);
  });

  it('should keep alternatives of many clauses that differ in the first one', () => {
    const rest = Array.from({ length: 16 }, (_, at) => clause('b', [String(at)]));
    const filter = ['x', 'y'].map((value) => [clause('a', [value]), ...rest]);
    const [short, long] = [[clause('c', ['x'])], [clause('c', ['y'])]];
    expect(joinedAlternatives([...filter, short, long])).toEqual([...filter, [clause('c', ['x', 'y'])]]);
  });

  it('should tell clauses apart, however many there are', () => {
    const others = Array.from({ length: 13 }, (_, at) => clause('b', [String(at)], { negated: true }));
    const [, one, two] = others;
    const twelve = others.at(-1);
    const filter = [
      ...others.map((other) => [other]),
      [one!, two!],
      [clause('a', ['x']), twelve!],
      [clause('a', ['y']), one!, two!],
    ];
    expect(joinedAlternatives(filter)).toEqual(filter);
  });

  it('should use one object for equal clauses', () => {
    const filter = ['x', 'y'].map((value) => [clause('a', ['z']), clause('b', [value]), clause('c', [value])]);
    const [first, second] = joinedAlternatives(filter);
    expect(first?.[0]).toBe(second?.[0]);
    expect(first?.[1]).not.toEqual(second?.[1]);
  });

  it.each(['IEQUAL', 'CONTAIN', 'PREFIX', 'START_WITH', 'END_WITH'] as const)(
    'should join values of %s',
    (condition) => {
      const filter = ['x', 'y'].map((value) => [clause('a', [value], { condition })]);
      expect(joinedAlternatives(filter)).toEqual([[clause('a', ['x', 'y'], { condition })]]);
      const other = [clause('a', ['z'])];
      expect(joinedAlternatives([...filter, other])).toHaveLength(2);
    },
  );

  it('should let the same documents pass', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(someClause, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        fc.record({ a: someValue, b: someValue, c: someValue }),
        (filter, document) => {
          expect(passes(document, joinedAlternatives(filter))).toBe(passes(document, filter));
        },
      ),
    );
  });
});
