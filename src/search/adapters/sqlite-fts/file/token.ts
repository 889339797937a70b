/**
 * What a token of the full-text index says of a document: a whole value, a delimited term, words in a row, or a word
 * that completion looks at.
 */
export type TokenClass = 'v' | 'd' | 'g' | 'p';

/** What all tokens of one class of a field begin with. */
export function tokenPrefix(tokenClass: TokenClass, fieldId: number): string {
  return `${tokenClass}${fieldId.toString(36)}:`;
}

/** The first text after all those that begin with `prefix`, which ends in an ASCII character. */
export function endOfPrefix(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/** A MATCH expression for documents with the token. */
export function hasToken(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

/** A MATCH expression for documents with a token that begins so. */
export function hasTokenPrefix(prefix: string): string {
  return `${hasToken(prefix)} *`;
}
