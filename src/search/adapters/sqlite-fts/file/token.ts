/**
 * Class of a token in the full-text index: a whole value, a delimited term, consecutive words, or a word for
 * completion.
 */
export type TokenClass = 'v' | 'd' | 'g' | 'p';

/** Prefix of all tokens of one class and field. */
export function tokenPrefix(tokenClass: TokenClass, fieldId: number): string {
  return `${tokenClass}${fieldId.toString(36)}:`;
}

/** The smallest text after all texts that begin with `prefix`, which ends in an ASCII character. */
export function endOfPrefix(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/** A MATCH expression for documents that contain the token. */
export function hasToken(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

/** A MATCH expression for documents that contain a token with this prefix. */
export function hasTokenPrefix(prefix: string): string {
  return `${hasToken(prefix)} *`;
}
