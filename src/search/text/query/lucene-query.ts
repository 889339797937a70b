import { type LuceneToken, luceneTokens, syntaxError, unescapeLucene } from './lucene-tokens.js';
import { leafNode, type QueryLeaf, type QueryNode, type RangeEnd } from './query-node.js';

/** Default and maximum edit distance of `word~`. */
const MOST_EDITS = 2;

/** The field name that tests for the presence of another field. */
const EXISTS = '_exists_';

type Occurrence = 'must' | 'should' | 'not';

interface Clause {
  readonly node: QueryNode;
  occurrence: Occurrence;
}

/**
 * Parses a text in the syntax of Lucene's query parser, words joined by AND: `field:value`, `"…"`, `*` and `?`,
 * `[a TO b]`, `field:>=1`, `AND OR NOT + -`, `(…)`, `~` and `^`. Words without operators between them are searched
 * together. Throws `INVALID_ARGUMENT` for invalid syntax. Returns undefined for an empty query.
 */
export function parseLuceneQuery(text: string): QueryNode | undefined {
  return new LuceneParser(text).parse();
}

class LuceneParser {
  private readonly tokens: readonly LuceneToken[];
  private at = 0;

  constructor(private readonly text: string) {
    this.tokens = luceneTokens(text);
  }

  parse(): QueryNode | undefined {
    const node = this.clauses(undefined);
    if (this.peek().kind !== 'end') throw this.unexpected();
    return node;
  }

  private clauses(field: string | undefined): QueryNode | undefined {
    const clauses: Clause[] = [];
    while (!['end', ')'].includes(this.peek().kind)) this.addClause(clauses, field);
    const [only] = clauses;
    if (only === undefined) return undefined;
    if (clauses.length === 1 && only.occurrence !== 'not') return only.node;
    const of = (wanted: Occurrence): QueryNode[] =>
      clauses.filter(({ occurrence }) => occurrence === wanted).map(({ node }) => node);
    return { kind: 'bool', must: of('must'), should: of('should'), not: of('not') };
  }

  private addClause(clauses: Clause[], field: string | undefined): void {
    const words = this.wordsInRow();
    if (words !== undefined) {
      clauses.push({ node: leafNode({ kind: 'text', text: words }, field), occurrence: 'must' });
      return;
    }
    const conjunction = clauses.length === 0 ? undefined : this.take('and', 'or');
    const modifier = this.take('+', '-', 'not');
    const node = this.clause(field);
    const before = clauses.at(-1);
    if (before !== undefined && conjunction !== undefined && before.occurrence !== 'not') {
      before.occurrence = conjunction.kind === 'and' ? 'must' : 'should';
    }
    const isExcluded = modifier !== undefined && modifier.kind !== '+';
    if (node !== undefined) {
      clauses.push({ node, occurrence: isExcluded ? 'not' : conjunction?.kind === 'or' ? 'should' : 'must' });
    }
  }

  /** Two or more words with nothing between them. */
  private wordsInRow(): string | undefined {
    const words: string[] = [];
    const follows = new Set([':', '~', '^', 'and', 'or']);
    for (let at = this.at; ; at += 1) {
      const token = this.tokens[at];
      if (token?.kind !== 'word' || follows.has(this.tokens[at + 1]?.kind ?? 'end')) break;
      words.push(unescapeLucene(token.text));
    }
    if (words.length < 2) return undefined;
    this.at += words.length;
    return words.join(' ');
  }

  private clause(outer: string | undefined): QueryNode | undefined {
    const field = this.fieldName() ?? outer;
    if (this.take('(') !== undefined) {
      const node = this.clauses(field);
      if (this.take(')') === undefined) throw syntaxError(this.text, 'a bracket is not closed');
      return node === undefined ? undefined : boosted(node, this.boost());
    }
    const leaf = this.leaf();
    if (field === EXISTS && 'text' in leaf) return leafNode({ kind: 'exists' }, leaf.text);
    if (leaf.kind === 'exists' && (field === undefined || field === '*')) return { kind: 'everything' };
    return leafNode(leaf, field, this.boost());
  }

  private fieldName(): string | undefined {
    const token = this.peek();
    const isName = token.kind === 'word' || token.kind === 'pattern';
    if (!isName || this.tokens[this.at + 1]?.kind !== ':') return undefined;
    this.at += 2;
    return unescapeLucene(token.text);
  }

  private leaf(): QueryLeaf {
    const token = this.peek();
    this.at += 1;
    switch (token.kind) {
      case 'phrase':
        this.number('~');
        return { kind: 'quoted', text: token.text };
      case 'pattern':
        return patternLeaf(token.text);
      case 'word':
        return this.wordLeaf(unescapeLucene(token.text));
      case '[':
      case '{':
        return this.range(token.kind === '[');
      case '>':
      case '>=':
        return { kind: 'range', from: { text: this.rangeText(), isInclusive: token.kind === '>=' }, to: undefined };
      case '<':
      case '<=':
        return { kind: 'range', from: undefined, to: { text: this.rangeText(), isInclusive: token.kind === '<=' } };
      default:
        this.at -= 1;
        throw this.unexpected();
    }
  }

  private wordLeaf(text: string): QueryLeaf {
    const tilde = this.take('~');
    if (tilde?.kind !== '~') return { kind: 'text', text };
    const edits = Number.isNaN(tilde.number) || tilde.number > 0 ? Math.ceil(tilde.number || MOST_EDITS) : 0;
    return edits === 0 ? { kind: 'text', text } : { kind: 'fuzzy', text, edits: Math.min(edits, MOST_EDITS) };
  }

  private range(isFromInclusive: boolean): QueryLeaf {
    const from = rangeEnd(this.rangeText(), isFromInclusive);
    const to = this.peek();
    if (to.kind === 'word' && to.text === 'TO') this.at += 1;
    const last = this.rangeText();
    const close = this.take(']', '}');
    if (close === undefined) throw syntaxError(this.text, 'a range is not closed');
    return { kind: 'range', from, to: rangeEnd(last, close.kind === ']') };
  }

  private rangeText(): string {
    const sign = this.take('-')?.kind ?? '';
    const token = this.peek();
    if (token.kind !== 'word' && token.kind !== 'phrase' && token.kind !== 'pattern') throw this.unexpected();
    this.at += 1;
    return sign + unescapeLucene(token.text);
  }

  private boost(): number {
    return this.number('^') ?? 1;
  }

  private number(sign: '~' | '^'): number | undefined {
    const token = this.take(sign);
    if (token?.kind !== '~' && token?.kind !== '^') return undefined;
    if (sign === '^' && Number.isNaN(token.number)) throw syntaxError(this.text, '^ needs a number');
    return Number.isNaN(token.number) ? 0 : token.number;
  }

  private take(...kinds: readonly LuceneToken['kind'][]): LuceneToken | undefined {
    const token = this.peek();
    if (!kinds.includes(token.kind)) return undefined;
    this.at += 1;
    return token;
  }

  private peek(): LuceneToken {
    return this.tokens[this.at] ?? { kind: 'end' };
  }

  private unexpected(): Error {
    const { kind } = this.peek();
    return syntaxError(this.text, kind === 'end' ? 'it ends too early' : `${kind} stands at the wrong place`);
  }
}

function patternLeaf(pattern: string): QueryLeaf {
  if (pattern === '*') return { kind: 'exists' };
  const isPrefix = /^(?:\\.|[^\\*?])+\*$/s.test(pattern);
  return isPrefix ? { kind: 'prefix', text: unescapeLucene(pattern.slice(0, -1)) } : { kind: 'wildcard', pattern };
}

function rangeEnd(text: string, isInclusive: boolean): RangeEnd | undefined {
  return text === '*' ? undefined : { text, isInclusive };
}

function boosted(node: QueryNode, factor: number): QueryNode {
  if (factor === 1 || node.kind === 'everything') return node;
  if (node.kind === 'leaf') return { ...node, boost: node.boost * factor };
  const all = (nodes: readonly QueryNode[]): QueryNode[] => nodes.map((one) => boosted(one, factor));
  return { ...node, must: all(node.must), should: all(node.should) };
}
