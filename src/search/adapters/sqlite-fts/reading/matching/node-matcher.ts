import type { WeightedField } from '../../../../search-field.js';
import type { QueryNode } from '../../../../text/query/query-node.js';
import type { CountedFields, LeafMatcher } from './leaf-matcher.js';
import { intersectionOf, type Matches, NO_MATCHES, unionOf, withBonus, without } from './matches.js';

/** Fields and documents that a query applies to. */
export interface NodeScope {
  /** The fields that a name refers to; undefined = those of the search. */
  readonly fieldsOf: (name: string | undefined) => readonly WeightedField[];
  /** Every document that can be a hit. */
  readonly everything: () => Matches;
  /** Which of several matching fields count, as in the query parser of the syntax. */
  readonly counted: CountedFields;
}

/** Finds the documents of a query with operators. */
export class NodeMatcher {
  constructor(
    private readonly leaves: LeafMatcher,
    private readonly scope: NodeScope,
  ) {}

  /**
   * Documents that match the query; undefined if its texts have no searchable terms in the fields, such as stop words.
   */
  matches(node: QueryNode): Matches | undefined {
    if (node.kind === 'everything') return this.scope.everything();
    if (node.kind === 'leaf')
      return this.leaves.matches(node.leaf, this.scope.fieldsOf(node.field), node.boost, this.scope.counted);
    const required = this.allOf(node.must);
    if (required?.documents.size === 0) return NO_MATCHES;
    const optional = this.anyOf(node.should);
    const excluded = this.anyOf(node.not);
    const found =
      required === undefined ? (optional ?? (excluded && this.scope.everything())) : withBonus(required, optional);
    return found !== undefined && excluded !== undefined ? without(found, excluded.documents) : found;
  }

  private allOf(nodes: readonly QueryNode[]): Matches | undefined {
    let found: Matches | undefined;
    for (const node of nodes) {
      const next = this.matches(node);
      if (next === undefined) continue;
      found = found === undefined ? next : intersectionOf(found, next);
      if (found.documents.size === 0) return found;
    }
    return found;
  }

  private anyOf(nodes: readonly QueryNode[]): Matches | undefined {
    const found = nodes.map((node) => this.matches(node)).filter((matches) => matches !== undefined);
    return found.length === 0 ? undefined : unionOf(found);
  }
}
