/** Prefix of a text in Lucene's syntax; callers' slashes arrive escaped. */
const STRUCTURED_PREFIX = '\\/q ';

/** How to interpret a text. */
interface QueryMode {
  /** Empty = everything matches. */
  readonly text: string;
  /** Whether the text consists of words, rather than Lucene's syntax. */
  readonly isFulltext: boolean;
}

/** Strips the parts of a text that only select the mode; a single star counts as empty. */
export function queryMode(given: string, fulltext: boolean): QueryMode {
  const isStructured = given.trimStart().startsWith(STRUCTURED_PREFIX);
  const rest = isStructured ? given.trimStart().slice(STRUCTURED_PREFIX.length) : given;
  const text = rest.trim().replace(/^:+/, '').trim();
  return { text: text === '*' ? '' : text, isFulltext: fulltext && !isStructured };
}
