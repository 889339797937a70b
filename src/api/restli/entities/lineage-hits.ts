import type { LineageNode, LineageNodes } from '../../../graph/index.js';
import type { FilterCriterion } from '../protocol/filter.js';

/** Name by which filters speak of the distance of a hit. */
const DEGREE = 'degree';

/** Degrees from this one on are one value, written `3+`. */
const FAR = 3;

type Conjunctions = readonly (readonly FilterCriterion[])[];

/** What a search among lineage looks for: the hits of a walk that fit, and what else is asked of them. */
export interface LineageCriteria {
  readonly hits: LineageNodes;
  readonly criteria: Conjunctions;
}

/**
 * The entities that a walk found, of `entityTypes` (none = all) and of the degrees that the filter names; the rest of
 * the filter is left for the index. Alternatives that differ in their degrees cannot be told apart by the index: all
 * hits that fit any of them are looked for.
 */
export function lineageCriteria(
  nodes: LineageNodes,
  entityTypes: readonly string[],
  filter: Conjunctions,
): LineageCriteria {
  const types = new Set(entityTypes.map((type) => type.toLowerCase()));
  const fits = (node: LineageNode): boolean =>
    (types.size === 0 || types.has(typeOf(node.urn))) &&
    (filter.length === 0 || filter.some((all) => fitsDegree(node, all)));
  const criteria = filter.map((all) => all.filter(({ field }) => field !== DEGREE));
  return { hits: new Map([...nodes].filter(([, node]) => fits(node))), criteria };
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
