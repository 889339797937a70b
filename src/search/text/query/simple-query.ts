import { leafNode, negation, type QueryLeaf, type QueryNode } from './query-node.js';

const SPACE = /\s/;
const WORD_END = /[\s"|+()]/;

/** Maximum edit distance of `word~`. Source: Lucene's maximum edit distance. */
const MOST_EDITS = 2;

/**
 * Parses a text in the syntax of Lucene's simple query parser, with all words required: `+` and `|` combine, `-` before
 * a word excludes it, `"…"` is a phrase, `(…)` groups, `word*` is a prefix, `word~1` is a fuzzy match. Every text is
 * valid; meaningless parts are skipped, and so are words that `says` rejects. Returns undefined if nothing is left.
 */
export function parseSimpleQuery(text: string, says: (leaf: QueryLeaf) => boolean = () => true): QueryNode | undefined {
  return new SimpleQueryParser(text, says).parse();
}

type Operator = 'must' | 'should';

class SimpleQueryParser {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly says: (leaf: QueryLeaf) => boolean,
  ) {}

  parse(end = this.text.length): QueryNode | undefined {
    const tree = new QueryTree();
    let negations = 0;
    while (this.at < end) {
      const character = this.text.charAt(this.at);
      if (character === '-') {
        negations += 1;
        this.at += 1;
        continue;
      }
      if (character === '+' || character === '|') {
        tree.join(character === '+' ? 'must' : 'should');
        this.at += 1;
      } else {
        const part = this.part(character, end);
        if (part?.kind !== 'leaf' || this.says(part.leaf)) tree.add(part, negations % 2 === 1);
      }
      negations = 0;
    }
    return tree.root;
  }

  private part(character: string, end: number): QueryNode | undefined {
    if (character === ')' || SPACE.test(character)) {
      this.at += 1;
      return undefined;
    }
    if (character === '(') return this.group(end);
    if (character === '"') return this.phrase(end);
    return this.word(end);
  }

  private group(end: number): QueryNode | undefined {
    const close = this.closing('(', ')', end);
    this.at += 1;
    if (close === undefined) return undefined;
    const inner = this.parse(close);
    this.at = close + 1;
    return inner;
  }

  private phrase(end: number): QueryNode | undefined {
    const close = this.closing(undefined, '"', end);
    const start = this.at + 1;
    if (close === undefined || close === start) {
      this.at = close === undefined ? start : close + 1;
      return undefined;
    }
    this.at = close + 1;
    const text = unescaped(this.text.slice(start, close));
    if (this.text.charAt(this.at) === '~') this.tilde(end);
    return leafNode({ kind: 'phrase', text });
  }

  /** End of the group or phrase that starts here. */
  private closing(open: string | undefined, close: string, end: number): number | undefined {
    let depth = 1;
    for (let at = this.at + 1; at < end; at += 1) {
      const character = this.text.charAt(at);
      if (character === '\\') at += 1;
      else if (character === open) depth += 1;
      else if (character === close) depth -= 1;
      if (depth === 0) return at;
    }
    return undefined;
  }

  private word(end: number): QueryNode | undefined {
    let word = '';
    let isPrefix = false;
    for (; this.at < end; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '\\' && this.at + 1 < end) {
        this.at += 1;
        word += this.text.charAt(this.at);
        isPrefix = false;
        continue;
      }
      if (WORD_END.test(character)) break;
      if (character === '~' && word !== '') return this.fuzzy(word, end);
      isPrefix = word !== '' && character === '*';
      word += character;
    }
    if (word === '') return undefined;
    return leafNode(isPrefix ? { kind: 'prefix', text: word.slice(0, -1) } : { kind: 'text', text: word });
  }

  private fuzzy(word: string, end: number): QueryNode {
    const edits = this.tilde(end);
    const leaf: QueryLeaf =
      edits === 0
        ? { kind: 'text', text: word }
        : { kind: 'fuzzy', text: word, edits: Math.min(edits ?? MOST_EDITS, MOST_EDITS) };
    return leafNode(leaf);
  }

  /** The number after a `~`: undefined if there is none, 0 if it is not a number. */
  private tilde(end: number): number | undefined {
    this.at += 1;
    const start = this.at;
    while (this.at < end && !WORD_END.test(this.text.charAt(this.at))) this.at += 1;
    const digits = this.text.slice(start, this.at);
    if (digits === '') return undefined;
    return /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  }
}

/** Combines parts from left to right: when the operator changes, everything before becomes one part. */
class QueryTree {
  root: QueryNode | undefined;
  private operator: Operator | undefined;
  private previous: Operator | undefined;

  join(operator: Operator): void {
    if (this.operator === undefined && this.root !== undefined) this.operator = operator;
  }

  add(node: QueryNode | undefined, isNegated: boolean): void {
    if (node === undefined) return;
    const part = isNegated ? negation(node) : node;
    if (this.root === undefined) this.root = part;
    else this.root = this.joined(this.root, part);
    this.operator = undefined;
  }

  private joined(root: QueryNode, part: QueryNode): QueryNode {
    const operator = this.operator ?? 'must';
    const continues = operator === this.previous && root.kind === 'bool';
    const before = continues ? root[operator] : [root];
    this.previous = operator;
    return { kind: 'bool', must: [], should: [], not: [], [operator]: [...before, part] };
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}
