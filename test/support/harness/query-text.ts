import type { QueryLeaf, QueryNode } from '../../../src/search/text/query/query-node.js';

/**
 * A parsed query as text: `(must a b not c)`, `"words in a row"`, `'quoted'`, `begin*`, `near~1`, `/pattern?/`,
 * `field:[a b}`, `field:exists`, `a^2`.
 */
export function queryText(node: QueryNode | undefined): string {
  if (node === undefined) return '';
  if (node.kind === 'everything') return '*:*';
  if (node.kind === 'leaf') {
    const field = node.field === undefined ? '' : `${node.field}:`;
    return `${field}${leafText(node.leaf)}${node.boost === 1 ? '' : `^${String(node.boost)}`}`;
  }
  const parts = (['must', 'should', 'not'] as const).filter((name) => node[name].length > 0);
  return `(${parts.map((name) => `${name} ${node[name].map(queryText).join(' ')}`).join(' ')})`;
}

function leafText(leaf: QueryLeaf): string {
  switch (leaf.kind) {
    case 'text':
      return leaf.text;
    case 'phrase':
      return `"${leaf.text}"`;
    case 'quoted':
      return `'${leaf.text}'`;
    case 'prefix':
      return `${leaf.text}*`;
    case 'wildcard':
      return `/${leaf.pattern}/`;
    case 'fuzzy':
      return `${leaf.text}~${String(leaf.edits)}`;
    case 'exists':
      return 'exists';
    case 'range': {
      const open = leaf.from?.isInclusive === false ? '{' : '[';
      return `${open}${leaf.from?.text ?? '*'} ${leaf.to?.text ?? '*'}${leaf.to?.isInclusive === false ? '}' : ']'}`;
    }
  }
}
