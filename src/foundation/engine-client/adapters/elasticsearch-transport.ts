import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ElasticsearchModule, ElasticsearchService } from '@nestjs/elasticsearch';
import { isJsonObject } from '../../json/json.js';
import { answerOf } from '../engine-failure.js';
import { type EngineTransport, REQUEST_TIMEOUT_MS } from '../engine-request.js';

/** Transport for Elasticsearch 8 and 9. `url` may contain a user and a password. */
export async function elasticsearchTransport(url: string): Promise<EngineTransport> {
  const context = await clientContext(url);
  const client = context.get(ElasticsearchService);
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
    async close() {
      await client.close();
      await context.close();
    },
  };
}

/** Registers the client in a context of its own, because commands use the server without a running service. */
function clientContext(url: string): Promise<INestApplicationContext> {
  const module = ElasticsearchModule.register({
    node: url,
    maxRetries: 0,
    requestTimeout: REQUEST_TIMEOUT_MS,
    disablePrototypePoisoningProtection: true,
    redaction: { type: 'remove' },
  });
  return NestFactory.createApplicationContext(module, { logger: ['warn', 'error'], abortOnError: false });
}
