/** What a text begins with that is written in Lucene's syntax; callers' slashes arrive escaped. */
const STRUCTURED_PREFIX = '\\/q ';

/** How a text is to be read. */
interface QueryMode {
  /** Empty = everything is asked for. */
  readonly text: string;
  /** Words to be found, rather than Lucene's syntax. */
  readonly isFulltext: boolean;
}

/** The text without what only says how to read it; a single star counts as empty. */
export function queryMode(given: string, fulltext: boolean): QueryMode {
  const isStructured = given.trimStart().startsWith(STRUCTURED_PREFIX);
  const rest = isStructured ? given.trimStart().slice(STRUCTURED_PREFIX.length) : given;
  const text = rest.trim().replace(/^:+/, '').trim();
  return { text: text === '*' ? '' : text, isFulltext: fulltext && !isStructured };
}
