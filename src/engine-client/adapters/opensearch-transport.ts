import { Client } from '@opensearch-project/opensearch';
import { isJsonObject } from '../../common/json.js';
import { answerOf } from '../engine-failure.js';
import type { EngineTransport } from '../engine-request.js';

/** Speaks to OpenSearch 2 and 3. `url` may carry a user and a password. */
export function opensearchTransport(url: string): EngineTransport {
  const client = new Client({
    node: url,
    maxRetries: 0,
    resurrectStrategy: 'none',
    disablePrototypePoisoningProtection: true,
  });
  return {
    async send({ method, path, query = {}, body, lines, timeoutMs }) {
      const content = lines === undefined ? (body === undefined ? {} : { body }) : { bulkBody: lines };
      try {
        const answer = await client.transport.request(
          { method, path, querystring: query, ...content },
          timeoutMs === undefined ? {} : { requestTimeout: timeoutMs },
        );
        const answered: unknown = answer.body;
        return { status: answer.statusCode ?? 200, body: isJsonObject(answered) ? answered : {} };
      } catch (error) {
        return answerOf(error);
      }
    },
    close: () => client.close(),
  };
}
