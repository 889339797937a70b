import { errorChain } from '../../common/error-chain.js';
import { DomainError } from '../../common/errors.js';
import {
  saysConflict,
  saysFull,
  saysLost,
  LOST_TEXT,
  saysRefused,
  saysTooLong,
  saysUnstorable,
  saysUnwritable,
} from './error-codes.js';

/** Message for a failed transaction of which no row was stored. */
const NOTHING_WRITTEN = 'Nothing was written; try again.';

/** Message for a failed transaction after others of the same request were committed. */
const PARTLY_WRITTEN = 'What the request had changed before this is stored; send it again for the rest.';

/** Message for a failed read. */
const TRY_AGAIN = 'Try again.';

/** PostgreSQL's refusal of half of a surrogate pair in JSON, whose code it also uses for other mistakes. */
const UNSTORABLE_TEXT = /invalid input syntax for type json/;

/** Message for a text that no row can hold. */
const UNSTORABLE =
  'A text that the database compares or stores holds a zero character (U+0000) or half of a surrogate pair: leave it out.';

/** Message for a text that is longer than its column. */
const TOO_LONG = 'A text, such as a urn or the urn of the actor, is longer than the database stores it: shorten it.';

/** Whether a retry of the transaction may succeed. */
export function isConflict(error: unknown): boolean {
  return codesOf(error).some(saysConflict);
}

/** Whether the connection is lost or cannot be established; a retry on another one may succeed. */
export function isConnectionLost(error: unknown): boolean {
  return codesOf(error).some(saysLost) || messagesOf(error).some((text) => LOST_TEXT.test(text));
}

/** Whether a server that does not respond may do so soon; an unknown host is a mistake that waiting does not fix. */
export function isNotUpYet(error: unknown): boolean {
  const cause = error instanceof DomainError ? error.cause : error;
  return isConnectionLost(cause) && !codesOf(cause).includes('ENOTFOUND');
}

/**
 * The engine's error code if it refused a transaction because it accepts no writes at all: its disk is full, or it is
 * read-only.
 */
export function unwritableCode(error: unknown): string | undefined {
  return codesOf(error instanceof DomainError ? error.cause : error).find(saysUnwritable);
}

/**
 * Translates an engine's error in a read: `TRANSACTION_CONFLICT`, `ENGINE_UNAVAILABLE`, `INVALID_ARGUMENT` for a text
 * that the engine cannot hold, or the error itself if it is not a known engine error.
 */
export function toDomainError(error: unknown): unknown {
  return translate(error, TRY_AGAIN);
}

/** The same for a failed transaction of which nothing was stored. */
export function toWriteError(error: unknown): unknown {
  return translate(error, NOTHING_WRITTEN);
}

/** The error of a transaction if the same request has committed others before. */
export function afterEarlierWrites(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.message.endsWith(NOTHING_WRITTEN)) return error;
  return new DomainError(error.code, error.message.replace(NOTHING_WRITTEN, PARTLY_WRITTEN), { cause: error.cause });
}

/** The error of a transaction with an unknown outcome. */
export function outcomeUnknown(cause: unknown): DomainError {
  return new DomainError(
    'OUTCOME_UNKNOWN',
    'The connection to the database broke during the commit, and the database could not be asked since: the write is stored as a whole or not at all. ' +
      'Read the entity to see which, or send the write again; upserts and deletes may be repeated.',
    { cause },
  );
}

function translate(error: unknown, advice: string): unknown {
  if (error instanceof DomainError) return error;
  if (isConflict(error)) {
    return new DomainError('TRANSACTION_CONFLICT', 'Failed to write after 3 retries due to transaction conflict', {
      cause: error,
    });
  }
  if (isConnectionLost(error)) {
    return new DomainError('ENGINE_UNAVAILABLE', `The database does not answer. ${advice}`, { cause: error });
  }
  if (codesOf(error).some(saysUnstorable) || messagesOf(error).some((text) => UNSTORABLE_TEXT.test(text)))
    return new DomainError('INVALID_ARGUMENT', UNSTORABLE, { cause: error });
  if (codesOf(error).some(saysTooLong)) return new DomainError('INVALID_ARGUMENT', TOO_LONG, { cause: error });
  const refusal = codesOf(error).find(saysRefused);
  if (refusal === undefined) return error;
  return new DomainError('ENGINE_UNAVAILABLE', `${describeRefusal(refusal)} ${advice}`, { cause: error });
}

function describeRefusal(code: string): string {
  return saysFull(code)
    ? `The disk of the database is full (${code}).`
    : `The database cannot do this at the moment (${code}).`;
}

/**
 * Codes of an error and of the errors that it wraps: SQLSTATEs, error names of MySQL, SQLite and the system, and
 * MySQL's numbers.
 */
function codesOf(error: unknown): readonly string[] {
  return chainOf(error).flatMap((link) => {
    const code = 'code' in link && typeof link.code === 'string' ? [link.code] : [];
    const number = 'errno' in link && typeof link.errno === 'number' && link.errno > 0 ? [String(link.errno)] : [];
    return [...code, ...number];
  });
}

function messagesOf(error: unknown): readonly string[] {
  return chainOf(error).flatMap((link) => (link instanceof Error ? [`${link.name}: ${link.message}`] : []));
}

/** A `DomainError` is already translated, including the errors that it wraps. */
function chainOf(error: unknown): readonly object[] {
  const links = errorChain(error);
  const meant = links.findIndex((link) => link instanceof DomainError);
  return meant === -1 ? links : links.slice(0, meant);
}
