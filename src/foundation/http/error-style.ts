import { Injectable } from '@nestjs/common';
import type { Failure } from './failure.js';

/** The request, as seen by an error style. */
export interface FailedRequest {
  readonly method: string;
  /** Path as sent by the caller, percent-encoded, with the prefix of a frontend's proxy. */
  readonly originalPath: string;
  /** Path without such a prefix. */
  readonly path: string;
  /** Path and query without such a prefix. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The response to a failed request. */
export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined = empty body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** How an API reports errors to its callers. Modules register their styles with `ErrorStyles` when they start. */
export interface ErrorStyle {
  /** Whether the request belongs to this API and the API formats the failure itself. */
  applies(request: FailedRequest, failure: Failure): boolean;
  answer(request: FailedRequest, failure: Failure): ErrorAnswer;
}

/** Codes whose text DataHub's clients look for in `error`, whatever the API. */
const TOLD_BY_TEXT: ReadonlySet<string> = new Set(['ACTOR_INACTIVE', 'RATE_LIMITED']);

/** Throttled requests are refused before they reach an API, so all have the same format. */
const throttledStyle: ErrorStyle = {
  applies: (_request, { code, details }) => code === 'RATE_LIMITED' && details['limit'] !== undefined,
  answer: (_request, failure) => ({ status: failure.status, headers: {}, body: { error: failure.message } }),
};

const plainStyle: ErrorStyle = {
  applies: () => true,
  answer: (_request, { status, code = 'HTTP_ERROR', message }) => ({
    status,
    headers: {},
    // DataHub's log-in page reads `message`.
    body: { error: TOLD_BY_TEXT.has(code) ? message : code, message },
  }),
};

/** The registered styles; the first match wins. The default response is `{"error", "message"}`. */
@Injectable()
export class ErrorStyles {
  private readonly styles: ErrorStyle[] = [throttledStyle];

  register(style: ErrorStyle): void {
    this.styles.push(style);
  }

  answer(request: FailedRequest, failure: Failure): ErrorAnswer {
    const style = this.styles.find((candidate) => candidate.applies(request, failure)) ?? plainStyle;
    const answer = style.answer(request, failure);
    return { ...answer, headers: { ...failure.headers, ...answer.headers } };
  }
}
