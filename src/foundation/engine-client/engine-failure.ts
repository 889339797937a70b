import { DomainError } from '../common/errors.js';
import { isJsonObject } from '../json/json.js';
import type { EngineAnswer } from './engine-request.js';

/**
 * Why a request has no response. `broken` means that the connection ended during the request, which a retry may fix.
 */
export type FailureKind = 'unreachable' | 'broken' | 'timeout' | 'otherProduct' | 'unreadable' | 'closed';

/** A request without a response. Its text contains no address and nothing from the server. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';

  constructor(
    readonly kind: FailureKind,
    reason: string,
  ) {
    super(reason);
  }
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  TimeoutError: 'timeout',
  ConnectionError: 'unreachable',
  NoLivingConnectionsError: 'unreachable',
  RequestAbortedError: 'closed',
  ProductNotSupportedError: 'otherProduct',
  NotCompatibleError: 'otherProduct',
  DeserializationError: 'unreadable',
};
const BROKEN = /ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed|socket hang up/;
const SYSTEM_CODE = /\b(E[A-Z]{4,}|UND_ERR_[A-Z_]+|[A-Z_]*CERT[A-Z_]*)\b/;

/** The response in a client's error. Throws `EngineFailure` if there is none. */
export function answerOf(error: unknown): EngineAnswer {
  if (!(error instanceof Error)) throw new EngineFailure('unreachable', 'unknown');
  const meta: unknown = 'meta' in error ? error.meta : undefined;
  if (error.name === 'ResponseError' && isJsonObject(meta) && typeof meta.statusCode === 'number')
    return { status: meta.statusCode, body: isJsonObject(meta.body) ? meta.body : {} };
  throw failureOf(error);
}

/** The caller's error for a request without a response. */
export function unavailable(failure: EngineFailure): DomainError {
  if (failure.kind === 'otherProduct')
    return new DomainError(
      'ENGINE_UNAVAILABLE',
      'SEARCH_URL names a server of another product: http(s)://… is Elasticsearch 8 or 9, opensearch+http(s)://… OpenSearch 2 or 3.',
    );
  const state = failure.kind === 'timeout' ? 'did not answer in time' : `does not answer (${failure.message})`;
  return new DomainError('ENGINE_UNAVAILABLE', `The search engine ${state}: check the server that SEARCH_URL names.`, {
    cause: failure,
  });
}

/** Whether an error means that a server did not respond within its time limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DomainError && error.cause instanceof EngineFailure && error.cause.kind === 'timeout';
}

function failureOf(error: Error): EngineFailure {
  const kind = KINDS[error.name] ?? 'unreachable';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const code: unknown = 'code' in error ? error.code : undefined;
  const said = [typeof code === 'string' ? code : '', error.message, cause].join(' ');
  const isBroken = kind === 'unreachable' && BROKEN.test(said);
  return new EngineFailure(isBroken ? 'broken' : kind, SYSTEM_CODE.exec(said)?.[0] ?? error.name);
}
