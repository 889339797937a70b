import { invalidArgument } from '../../../foundation/common/errors.js';

/**
 * A token of Lucene's query syntax. Quoted texts come without their quotes; words and patterns keep their backslashes.
 */
export type LuceneToken =
  | { readonly kind: 'word' | 'pattern' | 'phrase'; readonly text: string }
  | { readonly kind: 'and' | 'or' | 'not' | '+' | '-' | '(' | ')' | ':' | 'end' }
  /** `~2`, `^1.5`; without a number, NaN. */
  | { readonly kind: '~' | '^'; readonly number: number }
  | { readonly kind: '[' | '{' | ']' | '}' }
  | { readonly kind: '>' | '>=' | '<' | '<=' };

const WORD = /(?:\\.|[^\s+\-!():^[\]"{}~*?\\/])(?:\\.|[^\s!():^[\]"{}~\\/])*/sy;
const PATTERN_START = /[*?](?:\\.|[^\s!():^[\]"{}~\\/])*/sy;
const PHRASE = /"((?:\\.|[^"\\])*)"/sy;
const NUMBER = /\d*(?:\.\d+)?/y;
const COMPARISON = /[<>]=?/y;
const WORD_OPERATORS: ReadonlyMap<string, LuceneToken> = new Map([
  ['AND', { kind: 'and' }],
  ['&&', { kind: 'and' }],
  ['OR', { kind: 'or' }],
  ['||', { kind: 'or' }],
  ['NOT', { kind: 'not' }],
]);

/** Splits a text into tokens, with `end` last. Throws `INVALID_ARGUMENT` for invalid syntax. */
export function luceneTokens(text: string): readonly LuceneToken[] {
  const tokens: LuceneToken[] = [];
  const reader = new Reader(text);
  for (let token = reader.next(tokens.at(-1)); token.kind !== 'end'; token = reader.next(tokens.at(-1))) {
    tokens.push(token);
  }
  return [...tokens, { kind: 'end' }];
}

/** An error that shows where the syntax of a text is invalid. */
export function syntaxError(text: string, what: string): Error {
  return invalidArgument(`Cannot parse the query "${text}": ${what}. Escape special characters with a backslash.`);
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  next(previous: LuceneToken | undefined): LuceneToken {
    while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
    if (this.at >= this.text.length) return { kind: 'end' };
    const compared = previous?.kind === ':' ? this.take(COMPARISON) : undefined;
    if (compared !== undefined) return { kind: compared[0] as '>' };
    return this.sign(this.text.charAt(this.at)) ?? this.textToken();
  }

  private sign(character: string): LuceneToken | undefined {
    switch (character) {
      case '(':
      case ')':
      case ':':
      case '+':
      case '-':
      case '[':
      case ']':
      case '{':
      case '}':
        this.at += 1;
        return { kind: character };
      case '!':
        this.at += 1;
        return { kind: 'not' };
      case '~':
      case '^':
        this.at += 1;
        return { kind: character, number: parseFloat(this.take(NUMBER)?.[0] ?? '') };
      default:
        return undefined;
    }
  }

  private textToken(): LuceneToken {
    const phrase = this.take(PHRASE);
    if (phrase !== undefined) return { kind: 'phrase', text: unescapeLucene(phrase[1] ?? '') };
    const found = this.take(WORD) ?? this.take(PATTERN_START);
    if (found === undefined) throw syntaxError(this.text, `${this.text.charAt(this.at)} stands at the wrong place`);
    const [text] = found;
    return (
      WORD_OPERATORS.get(text) ?? { kind: /(?<!\\)[*?]/.test(text.replace(/\\\\/g, '')) ? 'pattern' : 'word', text }
    );
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found !== undefined) this.at += found[0].length;
    return found;
  }
}

/** Removes the backslashes that escape operators. */
export function unescapeLucene(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}
