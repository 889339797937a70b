import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fastify, type FastifyInstance } from 'fastify';
import { DomainError } from '../../../foundation/common/errors.js';
import { type AppConfig } from '../../../foundation/config/index.js';
import { FailureReporter } from '../../../foundation/http/index.js';
import { noteOrigins, originOf } from '../../../foundation/http/request-origins.js';
import { GRAPHQL_PATHS, GraphqlEndpoint } from './graphql-endpoint.js';

type Parts = ConstructorParameters<typeof GraphqlEndpoint>;

describe(GraphqlEndpoint.name, () => {
  let server: FastifyInstance;
  let lines: string[];
  let failure: unknown;
  let isClientGone: boolean;

  beforeEach(async () => {
    lines = [];
    isClientGone = false;
    for (const level of ['error', 'warn', 'verbose', 'debug'] as const)
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation(
          (text: unknown, reason?: unknown) => void lines.push(`${level} ${String(text)} ${String(reason)}`),
        );
    const config = { http: { graphqlBodyLimitBytes: 100, bodyLimitBytes: 200 } } as AppConfig;
    const contexts = {
      open: async (request: Parameters<typeof originOf>[0]) => {
        Object.assign(originOf(request) ?? {}, { isClientGone });
        throw failure;
      },
    };
    server = fastify();
    noteOrigins(server, 1000);
    const endpoint = new GraphqlEndpoint(
      config,
      contexts as unknown as Parts[1],
      new FailureReporter(),
      {} as Parts[3],
    );
    await endpoint.register(server, {} as Parameters<GraphqlEndpoint['register']>[1]);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
  });

  const post = async () => {
    const { statusCode, headers, body } = await server.inject({ method: 'POST', url: `${GRAPHQL_PATHS[0]}?q=hunter2` });
    return { status: statusCode, headers, error: (JSON.parse(body) as { error: string }).error };
  };

  it('should log the reason of a defect under the incident that the caller gets', async () => {
    failure = new TypeError('oops');
    const { status, error } = await post();
    const [, incident] = /^Internal server error occurred\. The log has the reason under (\S+)\.$/.exec(error) ?? [];
    expect(status).toBe(500);
    expect(lines).toEqual([`error ${incident} POST /api/graphql: TypeError: oops TypeError: oops`]);
  });

  it('should log an engine that is away, and say when to try again', async () => {
    failure = new DomainError('ENGINE_UNAVAILABLE', 'Away.');
    expect(await post()).toMatchObject({ status: 503, error: 'Away.', headers: { 'retry-after': '5' } });
    expect(lines).toEqual([expect.stringMatching(/^error 503 POST \/api\/graphql: Away\./)]);
  });

  it('should not log a client that went away as a failure', async () => {
    isClientGone = true;
    failure = new DomainError('DEADLINE_EXCEEDED', 'The client closed the connection.');
    await post();
    expect(lines).toEqual([expect.stringMatching(/^debug POST \/api\/graphql: the client closed the connection/)]);
  });

  it('should return the time of a retry', async () => {
    failure = new DomainError('RATE_LIMITED', 'Rate limit exceeded', { details: { retryAfterSeconds: 61 } });
    expect(await post()).toMatchObject({ status: 429, error: 'Rate limit exceeded', headers: { 'retry-after': '61' } });
  });
});
