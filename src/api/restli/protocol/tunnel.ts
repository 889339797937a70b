import type { IncomingHttpHeaders } from 'node:http';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { parseJson } from '../../../foundation/json/safe-json.js';

/** The parts of a request that identify the operation. */
export interface Asked {
  readonly verb: string;
  /** Path and query. */
  readonly uri: string;
  readonly body: unknown;
}

const OVERRIDE_HEADER = 'x-http-method-override';
const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;
/** Ends the headers of a part. A part without headers begins with it. */
const BLANK_LINE = /\n\r?\n/;
/** The boundary stands before the query, before the body that belongs to it, and at the end. */
const MOST_PIECES = 4;
const QUERY_TYPE = /^content-type:\s*application\/x-www-form-urlencoded/im;

/**
 * The actual target of a request. A query too long for a URL is sent in the body of a POST whose header
 * `X-HTTP-Method-Override` names the intended method: alone as a form, or as the form part of a `multipart/mixed` body
 * whose other part is the actual body. Throws `INVALID_ARGUMENT` if such a body cannot be parsed. Source: rest.li's
 * query tunnelling.
 */
export function untunnelled(asked: Asked, headers: IncomingHttpHeaders): Asked {
  const verb = headers[OVERRIDE_HEADER];
  if (typeof verb !== 'string' || verb === '' || asked.verb !== 'POST') return asked;
  const text = asked.body;
  if (typeof text !== 'string') return { ...asked, verb: verb.toUpperCase() };
  const boundary = BOUNDARY.exec(headers['content-type'] ?? '');
  const { query, body } =
    boundary === null ? { query: text, body: undefined } : partsOf(text, boundary[1] ?? boundary[2] ?? '');
  const separator = asked.uri.includes('?') ? '&' : '?';
  return { verb: verb.toUpperCase(), uri: `${asked.uri}${separator}${query.trim()}`, body };
}

function partsOf(text: string, boundary: string): { readonly query: string; readonly body: unknown } {
  const pieces = text.split(`--${boundary}`, MOST_PIECES + 1);
  if (pieces.length > MOST_PIECES)
    throw invalidArgument('A multipart body has two parts: a query, and the body that belongs to it.');
  const parts = pieces.slice(1).flatMap(partIn);
  const query = parts.find(({ head }) => QUERY_TYPE.test(head));
  const body = parts.find((part) => part !== query);
  if (query === undefined) throw invalidArgument('A multipart body needs a part of application/x-www-form-urlencoded.');
  return { query: query.content, body: body === undefined ? undefined : entityOf(body.content) };
}

/** The headers and the content of a part, which a blank line separates; nothing if there is none. */
function partIn(piece: string): readonly { readonly head: string; readonly content: string }[] {
  const blank = BLANK_LINE.exec(piece);
  if (blank === null) return [];
  return [{ head: piece.slice(0, blank.index), content: withoutLineEnd(piece.slice(blank.index + blank[0].length)) }];
}

function withoutLineEnd(text: string): string {
  if (!text.endsWith('\n')) return text;
  return text.slice(0, text.endsWith('\r\n') ? -2 : -1);
}

function entityOf(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : parseJson(text);
  } catch (error) {
    throw error instanceof DomainError ? error : invalidArgument('Cannot parse request entity');
  }
}
