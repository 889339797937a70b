/**
 * FTS5's `ascii` tokenizer splits at blanks, folds A to Z, and can be told to treat every other character as a letter.
 * Characters that it would change are encoded as two characters, and so are the lowest ones, which mark the end of a
 * folded value. Except for capitals, terms sort like their texts.
 */
const SPECIAL = /[^$-@[-_a-\uffff]/;
const SPECIALS = /[^$-@[-_a-\uffff]/g;
const ESCAPES = /#[0-9a-z]|`[`a-z]/g;

/** Characters up to `#` are encoded as `#` and a base-36 digit. */
const LAST_NUMBERED = 0x23;

/** ASCII characters that the tokenizer must treat as letters. */
export const TERM_CHARACTERS = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~\x7f`;

/** Encodes a text as part of a term. */
export function encodeTerm(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIALS, escape) : text;
}

/** A blank in a term. */
export const ENCODED_GAP = '#w';

/** Decodes a text encoded by `encodeTerm`. */
export function decodeTerm(term: string): string {
  return term.includes('#') || term.includes('`') ? term.replace(ESCAPES, unescape) : term;
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
