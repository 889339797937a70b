import { copyOf, type DocumentSet } from '../sets/document-set.js';
import { intersection, union } from '../sets/set-algebra.js';

/** The tokens of a document, as far as they are known. */
export interface Tokens {
  /** Whether the document has the token; undefined = unknown. */
  has(token: string): boolean | undefined;
  /** Whether the document has a token with this prefix, which names a field; undefined = unknown. */
  hasPrefix(prefix: string): boolean | undefined;
}

/** Finds documents by their tokens. The sets have memory of their own. */
export interface TokenDocuments {
  /** Documents that contain the token. */
  withToken: (token: string) => DocumentSet;
  /** Documents that contain a token with this prefix. */
  withPrefix: (prefix: string) => DocumentSet;
}

/** A condition on the tokens of a document. */
export interface TokenQuery {
  /** The condition as a MATCH expression of FTS5. */
  readonly expression: string;
  /** The beginning of the tokens of which a document must have one, if that is the whole condition. */
  readonly prefix?: string;
  /** The documents that meet it, in memory of their own. */
  readonly documents: (source: TokenDocuments) => DocumentSet;
  /** Whether a document with these tokens meets it; undefined if that cannot be told from them. */
  readonly accepts: (tokens: Tokens) => boolean | undefined;
}

/** Documents that contain the token. */
export function hasToken(token: string): TokenQuery {
  return {
    expression: quoted(token),
    documents: (source) => source.withToken(token),
    accepts: (tokens) => tokens.has(token),
  };
}

/** Documents that contain a token with this prefix. */
export function hasTokenPrefix(prefix: string): TokenQuery {
  return {
    expression: `${quoted(prefix)} *`,
    prefix,
    documents: (source) => source.withPrefix(prefix),
    accepts: (tokens) => tokens.hasPrefix(prefix),
  };
}

/** Documents that meet at least one of the conditions. */
export function anyOf(queries: readonly TokenQuery[]): TokenQuery {
  const [first] = queries;
  if (first !== undefined && queries.length === 1) return first;
  return {
    expression: `(${queries.map(({ expression }) => expression).join(' OR ')})`,
    documents: (source) => copyOf(union(queries.map(({ documents }) => documents(source)))),
    accepts: (tokens) => decided(queries, tokens, true),
  };
}

/** Documents that meet all of the conditions, of which there is at least one. */
export function allOf(queries: readonly TokenQuery[]): TokenQuery {
  const [first] = queries;
  if (first !== undefined && queries.length === 1) return first;
  return {
    expression: queries.map(({ expression }) => expression).join(' AND '),
    documents: (source) => copyOf(queries.map(({ documents }) => documents(source)).reduce(intersection)),
    accepts: (tokens) => decided(queries, tokens, false),
  };
}

/** The answer `deciding` if any condition gives it, and the other one if all conditions do. */
function decided(queries: readonly TokenQuery[], tokens: Tokens, deciding: boolean): boolean | undefined {
  let isKnown = true;
  for (const { accepts } of queries) {
    const answer = accepts(tokens);
    if (answer === deciding) return deciding;
    if (answer === undefined) isKnown = false;
  }
  return isKnown ? !deciding : undefined;
}

function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}
