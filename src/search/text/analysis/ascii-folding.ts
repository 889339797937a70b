/** Characters that Lucene's ASCII folding filter replaces although Unicode does not decompose them. */
const REPLACED =
  '«" »" ÆAE ÐD ØO ÞTH ßss æae ðd øo þth ĐD đd ĦH ħh ıi ĸq ĿL ŀl ŁL łl ŉn ŊN ŋn ŒOE œoe ŦT ŧt ƀb ƁB ƂB ƃb ƆO ƇC ƈc ƉD ƊD ƋD ƌd ƎE ƏA ƐE ƑF ƒf ƓG ' +
  'ƕhv ƖI ƗI ƘK ƙk ƚl ƜM ƝN ƞn ƟO ƤP ƥp ƫt ƬT ƭt ƮT ƲV ƳY ƴy ƵZ ƶz ƿw ǝe ǢAE ǣae ǤG ǥG ǦG ǧG ǶHV ǷW ǼAE ǽae ǾO ǿo ȜZ ȝz ȠN ȡd ȢOU ȣou ȤZ ȥz ȴl ȵn ȶt ȷj ' +
  "ȸdb ȹqp ȺA ȻC ȼc ȽL ȾT ȿs ɀz ɃB ɄU ɅV ɆE ɇe ɈJ ɉj ɊQ ɋq ɌR ɍr ɎY ɏy ẚa ẛf ẜs ẝs ẞSS ỺLL ỻll ỼV ỾY ỿy ‐- ‑- ‒- –- —- ‘' ’' ‚' ‛' “\" ”\" „\" " +
  "′' ″\" ‵' ‶\" ‸^ ‹' ›' ⁄/ ⁅[ ⁆] ⁎* ⁏; ⁒% ⁓~ ⁻- ₋-";

const FOLDED: ReadonlyMap<string, string> = new Map(
  REPLACED.split(' ').map((entry): [string, string] => [entry.slice(0, 1), entry.slice(1)]),
);

/**
 * Blocks whose letters, digits and signs Lucene decomposes: Latin, superscript and subscript digits, circled ones,
 * full-width forms.
 */
const DECOMPOSED =
  /[\u00a1-\u00a9\u00ab-\u00b9\u00bb-\u024f\u1e00-\u1eff\u2070-\u2094\u2460-\u24ff\ufb00-\ufb04\ufb06\uff01-\uff5e]/u;

const BEYOND_ASCII = /[^\0-\x7f]/;
const VISIBLE_ASCII = /^[!-~]+$/;

/** Whether all characters of a text are ASCII. */
export function isAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text);
}

/**
 * Replaces letters with the ASCII form of Lucene's `asciifolding`; other characters stay. Source: that filter's output
 * for the named blocks.
 */
export function foldToAscii(text: string): string {
  if (isAscii(text)) return text;
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

function foldCharacter(character: string): string {
  const replaced = FOLDED.get(character);
  if (replaced !== undefined) return replaced;
  if (!DECOMPOSED.test(character)) return character;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return VISIBLE_ASCII.test(plain) ? plain : character;
}

/** A whole value as keyword fields compare it: in lower case, without accents. */
export function foldValue(text: string): string {
  return foldToAscii(text.toLowerCase());
}

/** Converts ASCII letters to lower case, because Lucene's conditions on whole values ignore case that way. */
export function lowerAscii(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : text;
}
