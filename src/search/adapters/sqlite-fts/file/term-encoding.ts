/**
 * FTS5's `ascii` tokenizer separates at blanks, folds A to Z, and takes every other character for a letter when told
 * to. Characters that it would not leave as they are, and the first ones that mark the end of a folded value, are
 * written as two. The order of terms stays that of the texts, capitals aside.
 */
const SPECIAL = /[^$-@[-_a-\uffff]/;
const SPECIALS = /[^$-@[-_a-\uffff]/g;
const ESCAPES = /#[0-9a-z]|`[`a-z]/g;

/** Characters up to `#` are `#` and a digit of base 36. */
const LAST_NUMBERED = 0x23;

/** ASCII characters that the tokenizer has to take for letters. */
export const TERM_CHARACTERS = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~\x7f`;

/** A text as part of a term. */
export function encodeTerm(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIALS, escape) : text;
}

/** A blank in a term. */
export const ENCODED_GAP = '#w';

/** The text that `encodeTerm` made a term of. */
export function decodeTerm(term: string): string {
  return term.replace(ESCAPES, unescape);
}

function escape(character: string): string {
  const code = character.charCodeAt(0);
  if (code <= LAST_NUMBERED) return `#${code.toString(36)}`;
  return `\`${character.toLowerCase()}`;
}

function unescape(sequence: string): string {
  const second = sequence.slice(1);
  return sequence.startsWith('#') ? String.fromCharCode(parseInt(second, 36)) : second.toUpperCase();
}
