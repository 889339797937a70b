import type { GraphqlContext } from '../../../entities/index.js';
import { FACET_SEPARATOR, type SearchFacet } from '../../../search/index.js';
import type { BarChart, NamedBar } from './analytics.model.js';
import { displayNames } from './display-names.js';

/** Describes how to convert a facet to a chart. */
export interface BarPlan {
  readonly title: string;
  /**
   * Name of the facet. A facet with one level gives a bar for each value; one with two levels gives a bar for each
   * outer value, with a segment for each inner value.
   */
  readonly facet: string;
  /** Label of a bar with one segment. */
  readonly label: string;
  /** Maximum number of bars; all if absent. */
  readonly most?: number;
  /** Minimum number of bars; 1 if absent. Charts with fewer bars are omitted. */
  readonly least?: number;
}

/** Returns the chart of a plan; empty if it has too few bars. Shows urns by their display names. */
export async function barChart(
  plan: BarPlan,
  facets: readonly SearchFacet[],
  context: GraphqlContext,
): Promise<BarChart[]> {
  const values = facets.find(({ name }) => name === plan.facet)?.values ?? [];
  const counts = values
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ parts: value.split(FACET_SEPARATOR), count }));
  const names = await displayNames(
    counts.flatMap(({ parts }) => parts),
    context,
  );
  const bars = barsOf(counts, plan, names).slice(0, plan.most);
  return bars.length < (plan.least ?? 1) ? [] : [{ title: plan.title, bars }];
}

interface Count {
  readonly parts: readonly string[];
  readonly count: number;
}

function barsOf(counts: readonly Count[], plan: BarPlan, names: ReadonlyMap<string, string>): NamedBar[] {
  const depth = plan.facet.split(FACET_SEPARATOR).length;
  const segments = new Map<string, NamedBar['segments']>();
  for (const { parts, count } of counts.filter((one) => one.parts.length === depth)) {
    const [outer = '', inner] = parts;
    const label = inner === undefined ? plan.label : (names.get(inner) ?? inner);
    segments.set(outer, [...(segments.get(outer) ?? []), { label, value: count }]);
  }
  const bars = [...segments].map(([value, parts]) => ({ name: names.get(value) ?? value, segments: parts }));
  return bars.sort((one, other) => height(other) - height(one));
}

function height({ segments }: NamedBar): number {
  return segments.reduce((sum, { value }) => sum + value, 0);
}
