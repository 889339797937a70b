import { NOTHING_PASSES, type SearchClause, type SearchFilter } from '../../search/index.js';
import { TYPE_FIELD } from './field-places.js';

/** A part of the index that may be viewed: entities of `types` that meet every clause. */
export interface Grant {
  readonly types: readonly string[];
  readonly clauses: readonly SearchClause[];
  /**
   * Whether the index may contain more there than the policies grant, so that each entity must be checked individually.
   */
  readonly isJudged?: boolean;
}

/** A condition that a document field has one of `values`. */
export function equal(fields: SearchClause['fields'], values: Iterable<string>, negated = false): SearchClause {
  return { fields, condition: 'EQUAL', values: [...values], negated };
}

/** A condition that a document field begins with one of `values`. */
export function prefixed(fields: SearchClause['fields'], values: Iterable<string>): SearchClause {
  return { fields, condition: 'PREFIX', values: [...values], negated: false };
}

/** Grants for which any of `left` and any of `right` hold. */
export function bothGrants(left: readonly Grant[], right: readonly Grant[]): readonly Grant[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const types = one.types.filter((type) => other.types.includes(type));
      const isJudged = one.isJudged === true || other.isJudged === true;
      const clauses = [...one.clauses, ...other.clauses];
      return types.length === 0 ? [] : [{ types, clauses, ...(isJudged && { isJudged }) }];
    }),
  );
}

/** An equivalent, shorter list: types granted as a whole occur once, and values of the same field are merged. */
export function mergedGrants(grants: readonly Grant[]): readonly Grant[] {
  const whole = new Set(grants.flatMap(({ types, clauses }) => (clauses.length === 0 ? types : [])));
  const merged = new Map<string, Grant>();
  for (const grant of grants) {
    const types = grant.types.filter((type) => !whole.has(type));
    if (types.length === 0) continue;
    const key = mergeKey(types, grant.clauses);
    const known = merged.get(key);
    merged.set(key, known === undefined ? { types, clauses: grant.clauses } : united(known, grant));
  }
  return [...(whole.size === 0 ? [] : [{ types: [...whole], clauses: [] }]), ...merged.values()];
}

/** The filter for the part of `entityTypes` that the grants allow to view; undefined = all of it. */
export function filterOf(grants: readonly Grant[], entityTypes: readonly string[]): SearchFilter | undefined {
  const conjunctions: SearchClause[][] = [];
  for (const { types, clauses } of grants) {
    const meant = entityTypes.filter((type) => types.includes(type));
    if (meant.length === 0) continue;
    const isAll = meant.length === entityTypes.length;
    if (isAll && clauses.length === 0) return undefined;
    conjunctions.push([...(isAll ? [] : [equal([TYPE_FIELD], meant)]), ...clauses]);
  }
  return conjunctions.length === 0 ? NOTHING_PASSES : conjunctions;
}

/** Grants with the same key differ only in the values of their single clause. */
function mergeKey(types: readonly string[], clauses: readonly SearchClause[]): string {
  const [only] = clauses;
  const isUnitable = only !== undefined && clauses.length === 1 && !only.negated && only.condition !== 'EXISTS';
  return JSON.stringify([types, isUnitable ? { ...only, values: [] } : clauses]);
}

function united(known: Grant, other: Grant): Grant {
  const [one] = known.clauses;
  const [two] = other.clauses;
  if (one === undefined || two === undefined || known.clauses.length > 1) return known;
  return { types: known.types, clauses: [{ ...one, values: [...new Set([...one.values, ...two.values])] }] };
}
