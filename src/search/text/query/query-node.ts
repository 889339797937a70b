/** One end of a range; absent = open. */
export interface RangeEnd {
  readonly text: string;
  readonly isInclusive: boolean;
}

/** A condition on fields. */
export type QueryLeaf =
  /** Words that must all occur in one part of a field. */
  | { readonly kind: 'text'; readonly text: string }
  /** Consecutive words. */
  | { readonly kind: 'phrase'; readonly text: string }
  /** A text that equals a whole value, or a whole part of one. */
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'prefix'; readonly text: string }
  /** `*` and `?` stand for any text and any character; a backslash escapes the next character. */
  | { readonly kind: 'wildcard'; readonly pattern: string }
  | { readonly kind: 'fuzzy'; readonly text: string; readonly edits: number }
  | { readonly kind: 'range'; readonly from: RangeEnd | undefined; readonly to: RangeEnd | undefined }
  | { readonly kind: 'exists' };

/** A query with its operators resolved. */
export type QueryNode =
  /** `field` as given by the caller; undefined = the fields of the search. */
  | { readonly kind: 'leaf'; readonly leaf: QueryLeaf; readonly field: string | undefined; readonly boost: number }
  /** All of `must` and none of `not`; if `must` is empty, at least one of `should`. */
  | {
      readonly kind: 'bool';
      readonly must: readonly QueryNode[];
      readonly should: readonly QueryNode[];
      readonly not: readonly QueryNode[];
    }
  | { readonly kind: 'everything' };

/** A leaf on the fields of the search. */
export function leafNode(leaf: QueryLeaf, field?: string, boost = 1): QueryNode {
  return { kind: 'leaf', leaf, field, boost };
}

/** Matches everything that `node` does not match. */
export function negation(node: QueryNode): QueryNode {
  return { kind: 'bool', must: [], should: [], not: [node] };
}

/** Leaves that can make a document a hit, with the fields that they name. */
export function positiveLeaves(node: QueryNode): readonly (QueryNode & { readonly kind: 'leaf' })[] {
  if (node.kind === 'leaf') return [node];
  return node.kind === 'bool' ? [...node.must, ...node.should].flatMap(positiveLeaves) : [];
}
