import type { JsonObject } from '../../../foundation/json/json.js';
import type { NamedClause } from '../../search-query.js';
import { filterQuery } from './filter-query.js';

/** Returns the engine's name of a clause, which must be unique in a query, for the name that hits return. */
export function clauseName(kind: string, name: string): string {
  return `${kind}:${name}`;
}

/** Returns the names that a hit returns, given the engine's names of the clauses that it matches. */
export function matchedNames(clauseNames: readonly string[], clauses: readonly NamedClause[]): ReadonlySet<string> {
  const always = clauses.flatMap(({ name, clause }) => (clause === undefined ? [name] : []));
  return new Set([...clauseNames.map((name) => name.slice(name.indexOf(':') + 1)), ...always]);
}

/** Returns queries for `filter` that pass every document and name the clauses that a hit matches. */
export function namingQueries(clauses: readonly NamedClause[]): readonly JsonObject[] {
  const named = clauses.flatMap(({ name, clause }, at): JsonObject[] => {
    const query = clause === undefined ? undefined : filterQuery([[clause]]);
    return query === undefined
      ? []
      : [{ bool: { filter: [query], _name: clauseName(`condition${String(at)}`, name) } }];
  });
  return named.length === 0 ? [] : [{ bool: { must: [{ match_all: {} }], should: named, minimum_should_match: 0 } }];
}
