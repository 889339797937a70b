import { Lexer, Source, TokenKind } from 'graphql';

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Returns the nesting depth of brackets of any kind in a query text, computed without recursion. Stops at `limit + 1`,
 * after `maxTokens`, and at a syntax error.
 */
export function nestingOf(query: string, limit: number, maxTokens: number): number {
  const lexer = new Lexer(new Source(query));
  let [depth, deepest] = [0, 0];
  for (let count = 0; count < maxTokens && deepest <= limit; count += 1) {
    const kind = nextKind(lexer);
    if (kind === TokenKind.EOF) break;
    if (OPENING.has(kind)) depth += 1;
    else if (CLOSING.has(kind)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function nextKind(lexer: Lexer): TokenKind {
  try {
    return lexer.advance().kind;
  } catch {
    return TokenKind.EOF;
  }
}
