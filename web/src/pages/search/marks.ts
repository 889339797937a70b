/** A part of a text; `isMatch` if a word of the query is there. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at the words of a query, whatever their case; the parts in sequence are the text. */
export function marksOf(text: string, query: string): readonly Part[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
