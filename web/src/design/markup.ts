/** Longer texts are not parsed: the page would stand still meanwhile. */
const LONGEST = 50_000;

/** What begins a heading, a list, a rule, or code. */
const BLOCK = /^( *\t| {4}| {0,3}([#+=-]|\d{1,9}[.)]))/;

/** What marks emphasis, code, links, images, tables, characters by name, lines, and addresses. */
const INLINE = /[*_`~[\]<>|\\&@\n\r]|\/\/|\.\p{L}{2}/u;

/** Whether a text is shown as Markdown: it may then look otherwise than as its words one after the other. */
export function hasMarkup(text: string): boolean {
  return text.length <= LONGEST && (INLINE.test(text) || BLOCK.test(text));
}
