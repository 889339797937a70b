/** The words of a text as written, separated by spaces, quotes and the operators `+`, `|`, `(` and `)`. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[^\s"|+()]+/g) ?? [];
}
