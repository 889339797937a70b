/** One end of a range; absent = open. */
export interface RangeEnd {
  readonly text: string;
  readonly isInclusive: boolean;
}

/** What fields are asked for. */
export type QueryLeaf =
  /** Words, all in one part of a field. */
  | { readonly kind: 'text'; readonly text: string }
  /** Words in a row. */
  | { readonly kind: 'phrase'; readonly text: string }
  /** A text that is a whole value, or a whole part of one. */
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'prefix'; readonly text: string }
  /** `*` and `?` stand for any text and any character; a backslash takes that from the character behind it. */
  | { readonly kind: 'wildcard'; readonly pattern: string }
  | { readonly kind: 'fuzzy'; readonly text: string; readonly edits: number }
  | { readonly kind: 'range'; readonly from: RangeEnd | undefined; readonly to: RangeEnd | undefined }
  | { readonly kind: 'exists' };

/** A query with its operators resolved. */
export type QueryNode =
  /** `field` as the caller wrote it; undefined = the fields of the search. */
  | { readonly kind: 'leaf'; readonly leaf: QueryLeaf; readonly field: string | undefined; readonly boost: number }
  /** All of `must` and none of `not`; when `must` is empty, one of `should` at least. */
  | {
      readonly kind: 'bool';
      readonly must: readonly QueryNode[];
      readonly should: readonly QueryNode[];
      readonly not: readonly QueryNode[];
    }
  | { readonly kind: 'everything' };

/** A leaf over the fields of the search. */
export function leafNode(leaf: QueryLeaf, field?: string, boost = 1): QueryNode {
  return { kind: 'leaf', leaf, field, boost };
}

/** Everything but what `node` finds. */
export function negation(node: QueryNode): QueryNode {
  return { kind: 'bool', must: [], should: [], not: [node] };
}

/** Leaves that a hit may owe its place to, with the fields they name. */
export function positiveLeaves(node: QueryNode): readonly (QueryNode & { readonly kind: 'leaf' })[] {
  if (node.kind === 'leaf') return [node];
  return node.kind === 'bool' ? [...node.must, ...node.should].flatMap(positiveLeaves) : [];
}
