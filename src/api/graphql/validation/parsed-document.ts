import { type ASTNode, type DocumentNode, type Location, parse, type SourceLocation } from 'graphql';

const PLACE = Symbol('place');

/** A syntax tree and its size. */
export interface ParsedDocument {
  readonly document: DocumentNode;
  /** Number of nodes of the tree. */
  readonly nodes: number;
}

type Node = Record<string, unknown> & { loc?: Location | undefined; [PLACE]?: SourceLocation };

/**
 * Parses a query text. Throws a `GraphQLError` for a syntax error, and for more than `maxTokens` tokens. The nodes have
 * no `loc`, which would keep all tokens in memory and count the lines of the text again for each error; `placeOf`
 * returns their positions. Descriptions are dropped because they have no effect in a request.
 */
export function parseDocument(query: string, maxTokens: number): ParsedDocument {
  const document = parse(query, { maxTokens });
  return { document, nodes: settle(document as unknown as Node) };
}

/** Returns the position of the first of `nodes` in its text; undefined for nodes that `parseDocument` did not parse. */
export function placeOf(nodes: readonly ASTNode[] | undefined): SourceLocation | undefined {
  return (nodes?.[0] as Node | undefined)?.[PLACE];
}

/** Replaces the locations in `node` and its descendants by positions. Returns the number of nodes. */
function settle(node: Node): number {
  const { loc } = node;
  if (loc !== undefined) node[PLACE] = { line: loc.startToken.line, column: loc.startToken.column };
  node.loc = undefined;
  if ('description' in node) node['description'] = undefined;
  let count = 1;
  for (const key in node) count += settleMember(node[key]);
  return count;
}

function settleMember(member: unknown): number {
  if (typeof member !== 'object' || member === null) return 0;
  if (!Array.isArray(member)) return settle(member as Node);
  let count = 0;
  for (const node of member as readonly Node[]) count += settle(node);
  return count;
}
