import { invalidArgument } from '../../common/errors.js';

/** Most characters of a query. Source: DataHub's search validation. */
const LONGEST_QUERY = 500;

/** What a text begins with that is a query in Lucene's syntax: `/q `, with the slash escaped as GraphQL does it. */
const STRUCTURED_PREFIX = '\\/q ';

// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** A text, ready to be planned. */
export interface QueryText {
  /** `*` for everything. */
  readonly text: string;
  /** Whether its words are looked for, instead of reading it as a query in Lucene's syntax. */
  readonly fulltext: boolean;
}

/** What a caller's text asks for. Throws `INVALID_ARGUMENT` for one that is too long or holds control characters. */
export function queryText(query: string | null | undefined, fulltext: boolean | undefined): QueryText {
  const given = query ?? '';
  checkQuery(given);
  const text = given.trim().replace(/^:+/, '');
  if (text === '') return { text: '*', fulltext: fulltext === true };
  if (!given.trimStart().startsWith(STRUCTURED_PREFIX)) return { text, fulltext: fulltext === true };
  const structured = given.trimStart().slice(STRUCTURED_PREFIX.length).trim();
  return { text: structured === '' ? '*' : structured, fulltext: false };
}

/** Whether the text asks for everything. */
export function asksForEverything({ text }: QueryText): boolean {
  return text === '*';
}

function checkQuery(query: string): void {
  if (query.length > LONGEST_QUERY) {
    throw invalidArgument(`The query has ${query.length} characters; at most ${LONGEST_QUERY} are searched for.`);
  }
  if (CONTROL_CHARACTERS.test(query)) throw invalidArgument('The query holds control characters. Remove them.');
}
