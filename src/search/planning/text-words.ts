/**
 * The words of a text, as they are written: what spaces, quotes and the operators `+`, `|`, `(` and `)` stand between.
 */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[^\s"|+()]+/g) ?? [];
}
