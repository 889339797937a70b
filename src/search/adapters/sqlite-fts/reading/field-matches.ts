import type { WeightedField } from '../../../search-field.js';
import type { FieldMatch, SearchQuery } from '../../../search-query.js';
import type { IndexView } from './index-view.js';
import { fieldsNamed } from './structured-fields.js';
import { type ValueProbe, valueProbes } from './value-probes.js';

/** Finds where hits matched: for each requested field part, the first value that a probe accepts. */
export class FieldMatches {
  private readonly probes: ReadonlyMap<string, readonly ValueProbe[]>;

  constructor(
    private readonly view: IndexView,
    { plan, entityTypes, highlight }: SearchQuery,
  ) {
    const probes =
      highlight === undefined
        ? []
        : valueProbes(plan, (name, structured) =>
            name === undefined ? structured : fieldsNamed(name, view, entityTypes),
          );
    this.probes = probesByPart(probes, new Set(highlight?.map(partOf)));
  }

  /** The distinct matches of a document. */
  of(id: number): readonly FieldMatch[] {
    if (this.probes.size === 0) return [];
    const values = this.view.values(id);
    const found = new Map<string, FieldMatch>();
    for (const [part, probes] of this.probes) {
      const field = part.slice(part.indexOf(' ') + 1);
      const texts = (values.get(field) ?? []).filter((value) => typeof value === 'string');
      for (const { test } of probes) {
        const value = texts.find(test);
        if (value !== undefined) found.set(`${field} ${value}`, { field, value });
      }
    }
    return [...found.values()];
  }
}

function probesByPart(
  probes: readonly ValueProbe[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly ValueProbe[]> {
  const byPart = new Map<string, ValueProbe[]>();
  for (const probe of probes) {
    for (const part of new Set(probe.fields.map(partOf))) {
      if (!wanted.has(part)) continue;
      const known = byPart.get(part);
      if (known === undefined) byPart.set(part, [probe]);
      else known.push(probe);
    }
  }
  return byPart;
}

function partOf({ name, variant }: WeightedField): string {
  return `${variant} ${name}`;
}
