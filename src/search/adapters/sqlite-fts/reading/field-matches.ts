import type { WeightedField } from '../../../search-field.js';
import type { FieldMatch, SearchQuery } from '../../../search-query.js';
import type { HitValues } from './hit-values.js';
import type { IndexView } from './index-view.js';
import { fieldsNamed } from './structured-fields.js';
import { type ValueProbe, valueProbes } from './value-probes.js';

/** The tests for the values of one part of a field. */
interface PartTests {
  readonly field: string;
  readonly tests: Set<ValueProbe['test']>;
}

/** Finds where hits matched: for each requested field part, the first value that a probe accepts. */
export class FieldMatches {
  private readonly parts: readonly PartTests[];

  constructor(view: IndexView, { plan, entityTypes, highlight }: SearchQuery) {
    const probes =
      highlight === undefined
        ? []
        : valueProbes(plan, (name, structured) =>
            name === undefined ? structured : fieldsNamed(name, view, entityTypes),
          );
    this.parts = testsByPart(probes, new Set(highlight?.map(partOf)));
  }

  /** The distinct matches of a document. */
  of({ values }: HitValues): readonly FieldMatch[] {
    if (this.parts.length === 0) return [];
    const found = new Map<string, FieldMatch>();
    for (const { field, tests } of this.parts) {
      const texts = values.get(field)?.filter((value) => typeof value === 'string') ?? [];
      if (texts.length === 0) continue;
      for (const test of tests) {
        const value = texts.find(test);
        if (value !== undefined) found.set(`${field} ${value}`, { field, value });
      }
    }
    return [...found.values()];
  }
}

/** The distinct tests of probes for each of the `wanted` parts, in the order in which the probes name the parts. */
function testsByPart(probes: readonly ValueProbe[], wanted: ReadonlySet<string>): readonly PartTests[] {
  const byPart = new Map<string, PartTests>();
  for (const { fields, test } of probes) {
    for (const one of fields) {
      const part = partOf(one);
      if (!wanted.has(part)) continue;
      const known = byPart.get(part);
      if (known === undefined) byPart.set(part, { field: one.name, tests: new Set([test]) });
      else known.tests.add(test);
    }
  }
  return [...byPart.values()];
}

function partOf({ name, variant }: WeightedField): string {
  return `${variant} ${name}`;
}
