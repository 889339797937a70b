import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { messageOf } from '../../../foundation/common/message-of.js';
import { type Resolve, targetAddress } from './target-address.js';
import { retryAfterMs } from './retry-schedule.js';

/** Milliseconds after which an attempt has failed. */
const TIMEOUT_MS = 10_000;
/** Bytes of a response that are read. */
const MOST_BYTES = 1_024;

/** What to send, and where to. */
export interface WebhookRequest {
  readonly url: string;
  /** Id of the event, the same in each attempt. */
  readonly id: string;
  readonly body: string;
  /** The keys to sign with, each of which makes a signature. */
  readonly keys: readonly string[];
}

/** The outcome of a request. */
export interface WebhookResponse {
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined;
  readonly durationMs: number;
  /** Why it failed; undefined for a status from 200 to 299. */
  readonly error: string | undefined;
  /** Milliseconds that the receiver asked to wait. */
  readonly retryAfterMs: number | undefined;
}

/** Where requests may go. */
export interface TargetRules {
  readonly allowedHosts: readonly string[];
  readonly resolve?: Resolve;
}

/** The headers of a Standard Webhooks request. */
export function signedHeaders({ id, body, keys }: WebhookRequest, now: Date): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'metadata-service-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': keys.map((key) => new Webhook(key).sign(id, now, body)).join(' '),
  };
}

/**
 * Sends a signed request to the address that was checked, follows no redirect and reads at most 1 KB of the response.
 * Ends when `stop` is aborted. Never rejects.
 */
export async function sendSigned(
  request: WebhookRequest,
  rules: TargetRules,
  stop: AbortSignal,
): Promise<WebhookResponse> {
  const began = performance.now();
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stop]);
  try {
    const response = await within(signal, post(request, rules, signal));
    const status = response.statusCode ?? 0;
    const asked = retryAfterMs(response.headers['retry-after'], Date.now());
    const error = status >= 200 && status < 300 ? undefined : `The receiver responded with status ${String(status)}`;
    return { status, durationMs: performance.now() - began, error, retryAfterMs: asked };
  } catch (error) {
    const text = signal.aborted ? `No response within ${String(TIMEOUT_MS / 1_000)} seconds` : messageOf(error);
    return { status: undefined, durationMs: performance.now() - began, error: text, retryAfterMs: undefined };
  }
}

async function post(request: WebhookRequest, rules: TargetRules, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(request.url);
  const { address, family } = await targetAddress(url, rules.allowedHosts, rules.resolve);
  const headers = { ...signedHeaders(request, new Date()), 'content-length': Buffer.byteLength(request.body) };
  const lookup: RequestOptions['lookup'] = (_host, { all }, done) => {
    if (all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(url, { method: 'POST', headers, lookup, signal, agent: false }, (response) => {
      response.on('error', reject);
      readSome(response, () => {
        resolve(response);
      });
    });
    sent.on('error', reject);
    sent.end(request.body);
  });
}

function readSome(response: IncomingMessage, done: () => void): void {
  let bytes = 0;
  response.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes < MOST_BYTES) return;
    done();
    response.destroy();
  });
  response.on('end', done);
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('timeout'));
    });
  });
  return Promise.race([work, limit]);
}
