import type { WeightedField } from '../../../search-field.js';
import type { FieldMatch, SearchQuery } from '../../../search-query.js';
import type { HitValues } from './hit-values.js';
import type { IndexView } from './index-view.js';
import { fieldsNamed } from './structured-fields.js';
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

/** Finds where hits matched: for each requested field part, the first value that a probe accepts. */
export class FieldMatches {
  private readonly fields: readonly FieldTests[];

  constructor(view: IndexView, { plan, entityTypes, highlight }: SearchQuery) {
    const probes =
      highlight === undefined
        ? []
        : valueProbes(plan, (name, structured) =>
            name === undefined ? structured : fieldsNamed(name, view, entityTypes),
          );
    this.fields = testsByField(probes, wantedParts(highlight));
  }

  /** The distinct matches of a document. */
  of({ values }: HitValues): readonly FieldMatch[] {
    if (this.fields.length === 0) return [];
    const found: PlacedMatch[] = [];
    for (const { field, tests } of this.fields) {
      const texts = values.get(field);
      if (texts === undefined) continue;
      for (const { place, test } of tests) {
        const value = texts.find((one) => typeof one === 'string' && test(one));
        if (typeof value === 'string') found.push({ field, value, place });
      }
    }
    if (found.length > 1) found.sort((left, right) => left.place - right.place);
    const distinct = new Map(found.map(({ field, value }) => [`${field} ${value}`, { field, value }]));
    return [...distinct.values()];
  }
}

/** The distinct tests of probes for the `wanted` parts; the parts follow the order in which the probes name them. */
function testsByField(probes: readonly ValueProbe[], wanted: ReadonlySet<string>): readonly FieldTests[] {
  const byPart = new Map<string, { readonly field: string; readonly tests: Set<ValueProbe['test']> }>();
  for (const { fields, test } of probes) {
    for (const one of fields) {
      const part = partOf(one);
      if (!wanted.has(part)) continue;
      const known = byPart.get(part);
      if (known === undefined) byPart.set(part, { field: one.name, tests: new Set([test]) });
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

/** The parts of lists, which queries share. */
const partsOfLists = new WeakMap<readonly WeightedField[], ReadonlySet<string>>();

function wantedParts(highlight: readonly WeightedField[] = []): ReadonlySet<string> {
  const parts = partsOfLists.get(highlight) ?? new Set(highlight.map(partOf));
  partsOfLists.set(highlight, parts);
  return parts;
}

function partOf({ name, variant }: WeightedField): string {
  return `${variant} ${name}`;
}
