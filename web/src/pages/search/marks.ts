/** A part of a text; `isMatch` if a word of the query is there. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Longest text that shows why an entity was found, in characters. */
const EXCERPT = 160;

/** Characters of an excerpt that stand before the first word of the query. */
const BEFORE = 40;

/** Splits a text at the words of a query, whatever their case; the parts in sequence are the text. */
export function marksOf(text: string, query: string): readonly Part[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [{ text, isMatch: false }];
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}

/** A long text on one line, cut at blanks to what stands around the first word of the query. */
export function excerptOf(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT) return line;
  const match = patternOf(query)?.exec(line)?.index ?? 0;
  const from = Math.max(0, Math.min(match - BEFORE, line.length - EXCERPT));
  const end = Math.min(line.length, from + EXCERPT);
  const cut = line.slice(from, end);
  const start = from === 0 ? cut : `…${cut.replace(/^\S{0,20}(?=\s)/, '')}`;
  return end === line.length ? start : `${start.replace(/\s\S{0,20}$/, '')}…`;
}

function patternOf(query: string): RegExp | undefined {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  return words.length === 0 ? undefined : new RegExp(`(${words.join('|')})`, 'giu');
}
