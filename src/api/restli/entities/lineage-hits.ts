import type { LineageNode, LineageNodes } from '../../../graph/index.js';
import type { FilterCriterion } from '../protocol/filter.js';

/** Name of a hit's distance in filters. */
const DEGREE = 'degree';

/** Degrees from this one on are combined into one value, written `3+`. */
const FAR = 3;

type Conjunctions = readonly (readonly FilterCriterion[])[];

/** The criteria of a search in a lineage. */
export interface LineageCriteria {
  /** The matching nodes by urn. */
  readonly hits: LineageNodes;
  readonly criteria: Conjunctions;
}

/**
 * The entities that a walk found, of `entityTypes` (none = all) and of the degrees in the filter; the index evaluates
 * the rest of the filter. The index cannot distinguish alternatives with different degrees, so the search includes all
 * hits that match any of them.
 */
export function lineageCriteria(
  nodes: LineageNodes,
  entityTypes: readonly string[],
  filter: Conjunctions,
): LineageCriteria {
  const types = new Set(entityTypes.map((type) => type.toLowerCase()));
  const fits = (urn: string, node: LineageNode): boolean =>
    (types.size === 0 || types.has(typeOf(urn))) &&
    (filter.length === 0 || filter.some((all) => fitsDegree(node, all)));
  const criteria = filter.map((all) => all.filter(({ field }) => field !== DEGREE));
  const hits = new Map<string, LineageNode>();
  for (const [urn, node] of nodes) if (fits(urn, node)) hits.set(urn, node);
  return { hits, criteria };
}

function fitsDegree({ degrees }: LineageNode, criteria: readonly FilterCriterion[]): boolean {
  return criteria
    .filter(({ field }) => field === DEGREE)
    .every(
      ({ values = [], negated }) =>
        values.some((value) => degrees.some((one) => degreeText(one) === value)) !== negated,
    );
}

function degreeText(degree: number): string {
  return degree >= FAR ? `${FAR}+` : String(degree);
}

function typeOf(urn: string): string {
  return (urn.split(':', 3)[2] ?? '').toLowerCase();
}
