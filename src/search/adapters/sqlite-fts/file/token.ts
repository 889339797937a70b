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

/** The part of a token, or of its prefix, that names its field. */
export function fieldOfToken(token: string): string {
  return token.slice(1, token.indexOf(':'));
}

/** The part of a token, or of its prefix, that names its class and its field. */
export function prefixOfToken(token: string): string {
  return token.slice(0, token.indexOf(':') + 1);
}
