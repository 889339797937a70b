import type { WeightedField } from '../search-field.js';
import type { FieldMatch, SearchQuery } from '../search-query.js';
import type { DocumentValue, DocumentValues } from './document-values.js';
import { derived } from './derived.js';
import { fieldsNamed, type NamedFields } from './named-fields.js';
import { type ValueProbe, valueProbes } from './value-probes.js';

/** The tests for the values of one field, each with its place in the order of the matches. */
interface FieldTests {
  readonly field: string;
  readonly tests: readonly { readonly place: number; readonly test: ValueProbe['test'] }[];
}

/** A match and its place among the matches of a document. */
interface PlacedMatch extends FieldMatch {
  readonly place: number;
}

/** Maximum number of values of a part of a field that are returned for a document. */
const MOST_VALUES = 100;

/**
 * Finds where hits matched: for each requested field part, the values that a probe accepts. Every engine uses it, so
 * that all of them return the same matches.
 */
export class FieldMatches {
  private readonly fields: readonly FieldTests[];

  constructor(known: NamedFields, { plan, entityTypes, highlight }: SearchQuery) {
    const probes =
      highlight === undefined
        ? []
        : valueProbes(plan, (name, structured) =>
            name === undefined ? structured : fieldsNamed(name, known, entityTypes),
          );
    this.fields = testsByField(probes, wantedParts(highlight ?? []));
  }

  /** The distinct matches of a document with these values. */
  of(values: DocumentValues): readonly FieldMatch[] {
    if (this.fields.length === 0) return [];
    const found: PlacedMatch[] = [];
    for (const { field, tests } of this.fields) {
      const texts = values.get(field);
      if (texts === undefined) continue;
      for (const { place, test } of tests)
        for (const value of accepted(texts, test)) found.push({ field, value, place });
    }
    if (found.length > 1) found.sort((left, right) => left.place - right.place);
    const distinct = new Map(found.map(({ field, value }) => [`${field} ${value}`, { field, value }]));
    return [...distinct.values()];
  }
}

function accepted(values: readonly DocumentValue[], test: ValueProbe['test']): readonly string[] {
  const found: string[] = [];
  for (const value of values) {
    if (typeof value === 'string' && test(value)) found.push(value);
    if (found.length === MOST_VALUES) break;
  }
  return found;
}

/** The distinct tests of probes for the `wanted` parts; the parts follow the order in which the probes name them. */
function testsByField(probes: readonly ValueProbe[], wanted: ReadonlySet<string>): readonly FieldTests[] {
  const byPart = new Map<string, { readonly field: string; readonly tests: Set<ValueProbe['test']> }>();
  for (const { fields, test } of probes) {
    for (const { part, field } of partsOf(fields)) {
      if (!wanted.has(part)) continue;
      const known = byPart.get(part);
      if (known === undefined) byPart.set(part, { field, tests: new Set([test]) });
      else known.tests.add(test);
    }
  }
  const byField = new Map<string, { place: number; test: ValueProbe['test'] }[]>();
  let place = 0;
  for (const { field, tests } of byPart.values()) {
    const known = byField.get(field) ?? [];
    for (const test of tests) known.push({ place: (place += 1), test });
    byField.set(field, known);
  }
  return [...byField].map(([field, tests]) => ({ field, tests }));
}

const partsOf = derived((fields: readonly WeightedField[]) =>
  fields.map((one) => ({ part: partOf(one), field: one.name })),
);
const wantedParts = derived((highlight: readonly WeightedField[]) => new Set(highlight.map(partOf)));

function partOf({ name, variant }: WeightedField): string {
  return `${variant} ${name}`;
}

/**
 * `places`, then the names that a hit shows without a value. `named` gets the fields of `places`; those
 * among its names are left out.
 */
export function withNames(
  places: readonly FieldMatch[],
  named: (known: ReadonlySet<string>) => Iterable<string>,
): readonly FieldMatch[] {
  const known = new Set(places.map(({ field }) => field));
  const names = [...named(known)].filter((name) => !known.has(name));
  return [...places, ...names.map((field) => ({ field, value: '' }))];
}
