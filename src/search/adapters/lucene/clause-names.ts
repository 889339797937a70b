import type { JsonObject } from '../../../foundation/common/json.js';
import type { ToldClause } from '../../search-query.js';
import { filterQuery } from './filter-query.js';

/** Returns the engine's name of a clause, which must be unique in a query, for the name that hits tell. */
export function clauseName(kind: string, name: string): string {
  return `${kind}:${name}`;
}

/** Returns the names that hits tell for the engine's names of the clauses that a hit meets. */
export function toldNames(clauseNames: readonly string[], told: readonly ToldClause[]): ReadonlySet<string> {
  const always = told.flatMap(({ name, clause }) => (clause === undefined ? [name] : []));
  return new Set([...clauseNames.map((name) => name.slice(name.indexOf(':') + 1)), ...always]);
}

/** Queries for `filter` that let every document pass and name the clauses that a hit meets. */
export function namingQueries(told: readonly ToldClause[]): readonly JsonObject[] {
  const named = told.flatMap(({ name, clause }, at): JsonObject[] => {
    const query = clause === undefined ? undefined : filterQuery([[clause]]);
    return query === undefined ? [] : [{ bool: { filter: [query], _name: clauseName(`told${String(at)}`, name) } }];
  });
  return named.length === 0 ? [] : [{ bool: { must: [{ match_all: {} }], should: named, minimum_should_match: 0 } }];
}
