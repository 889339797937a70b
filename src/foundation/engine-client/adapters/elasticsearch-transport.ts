import { ElasticsearchService } from '@nestjs/elasticsearch';
import { isJsonObject } from '../../common/json.js';
import { answerOf } from '../engine-failure.js';
import type { EngineTransport } from '../engine-request.js';

/** Speaks to Elasticsearch 8 and 9. `url` may carry a user and a password. */
export function elasticsearchTransport(url: string): EngineTransport {
  const client = new ElasticsearchService({
    node: url,
    maxRetries: 0,
    disablePrototypePoisoningProtection: true,
    redaction: { type: 'remove' },
  });
  return {
    async send({ method, path, query = {}, body, lines, timeoutMs, signal }) {
      const content = lines === undefined ? (body === undefined ? {} : { body }) : { bulkBody: lines };
      try {
        const answer = await client.transport.request(
          { method, path, querystring: query, ...content },
          {
            meta: true,
            ...(timeoutMs === undefined ? {} : { requestTimeout: timeoutMs }),
            ...(signal === undefined ? {} : { signal }),
          },
        );
        return { status: answer.statusCode, body: isJsonObject(answer.body) ? answer.body : {} };
      } catch (error) {
        return answerOf(error);
      }
    },
    close: () => client.close(),
  };
}
