import { Client } from '@opensearch-project/opensearch';
import { isJsonObject } from '../../json/json.js';
import { answerOf } from '../engine-failure.js';
import { type EngineTransport, REQUEST_TIMEOUT_MS } from '../engine-request.js';

/** Transport for OpenSearch 2 and 3. `url` may contain a user and a password. */
export function opensearchTransport(url: string): EngineTransport {
  const client = new Client({
    node: url,
    maxRetries: 0,
    requestTimeout: REQUEST_TIMEOUT_MS,
    resurrectStrategy: 'none',
    disablePrototypePoisoningProtection: true,
  });
  return {
    async send({ method, path, query = {}, body, lines, timeoutMs, signal }) {
      const content = lines === undefined ? (body === undefined ? {} : { body }) : { bulkBody: lines };
      try {
        signal?.throwIfAborted();
        const sent = client.transport.request(
          { method, path, querystring: query, ...content },
          timeoutMs === undefined ? {} : { requestTimeout: timeoutMs },
        );
        const answer = await abortable(sent, signal);
        const answered: unknown = answer.body;
        return { status: answer.statusCode ?? 200, body: isJsonObject(answered) ? answered : {} };
      } catch (error) {
        return answerOf(error);
      }
    },
    close: () => client.close(),
  };
}

/** Awaits `sent`. The client does not accept a signal, so its request is aborted explicitly. */
async function abortable<T>(
  sent: PromiseLike<T> & { abort?: () => void },
  signal: AbortSignal | undefined,
): Promise<T> {
  // Returns nothing, because a returned value would be treated as a promise that must not fail, and `abort` returns the
  // request.
  const abort = (): void => {
    sent.abort?.();
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await sent;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
