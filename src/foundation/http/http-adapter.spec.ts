import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  All,
  Body,
  Controller,
  Delete,
  Get,
  Head,
  HttpCode,
  Module,
  type OnModuleInit,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { HttpAdapterHost, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ClockModule } from '../common/clock.module.js';
import { ConfigModule, loadConfig } from '../config/index.js';
import { FailureReporter } from './failure-reporter.js';
import { createHttpAdapter } from './http-adapter.js';
import { HttpModule } from './http.module.js';

const CONFIG = loadConfig({ HTTP_BODY_LIMIT_BYTES: '1024' });

@Controller('things')
class ThingsController {
  @Head('*')
  @HttpCode(204)
  exists(): void {}

  @Get('*')
  get(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): object | undefined {
    if (!request.url.includes('missing')) return { url: request.url };
    void reply.status(404).header('X-Reason', 'MISSING');
    return undefined;
  }

  @Delete('*')
  @HttpCode(200)
  delete(@Body() body: unknown): object {
    return { body: body ?? null };
  }

  @Post()
  post(@Body() body: unknown): object {
    return { body: body ?? null };
  }

  @Post('fail')
  fail(): never {
    throw new Error('secret');
  }
}

@Controller(['resource', 'other'])
class ResourceController {
  @All(['', '*'])
  all(@Req() request: FastifyRequest): object {
    return { method: request.method, url: request.url };
  }
}

@Module({
  imports: [ConfigModule.register(CONFIG), ClockModule, HttpModule],
  controllers: [ThingsController, ResourceController],
})
class TestModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    await server.register(async () => undefined);
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
}

describe('createHttpAdapter', () => {
  let app: NestFastifyApplication;
  let base: string;

  async function send(method: string, url: string, contentType?: string, payload?: string): Promise<Answer> {
    const headers: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType };
    const body = payload === undefined ? null : new TextEncoder().encode(payload);
    const response = await fetch(base + url, { method, headers, body });
    const text = await response.text();
    return {
      status: response.status,
      text,
      json: text === '' ? undefined : JSON.parse(text),
      headers: response.headers,
    };
  }

  beforeAll(async () => {
    const adapter = createHttpAdapter(CONFIG.http);
    app = await NestFactory.create<NestFastifyApplication>(TestModule, adapter, {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    });
    await app
      .getHttpAdapter()
      .getInstance()
      .register(async () => undefined);
    await app.listen({ host: '127.0.0.1', port: 0 });
    base = await app.getUrl();
  });

  afterAll(() => app.close());

  it.each([
    ['/things/urn:li:x:(a,b/c)', '/things/urn:li:x:(a,b/c)'],
    ['/gms/things/a%2Fb?x=1', '/things/a%2Fb?x=1'],
    ['/api/gms/things/a', '/things/a'],
  ])('should serve %s', async (url, seen) => {
    const { status, json } = await send('GET', url, 'application/json');
    expect([status, json]).toEqual([200, { url: seen }]);
  });

  it.each([
    ['GET', '/resource'],
    ['POST', '/other/'],
    ['PUT', '/resource/a/b'],
    ['DELETE', '/gms/resource?x'],
  ] as const)('should hand %s %s to the controller of several paths', async (method, url) => {
    const { status, json } = await send(method, url);
    expect([status < 300, json]).toEqual([true, { method, url: url.replace('/gms', '') }]);
  });

  it('should answer HEAD without a body, and an absent thing without one', async () => {
    const head = await send('HEAD', '/things/a');
    expect([head.status, head.text]).toEqual([204, '']);
    const missing = await send('GET', '/things/missing');
    expect([missing.status, missing.text, missing.headers.get('x-reason')]).toEqual([404, '', 'MISSING']);
  });

  it.each<[string, string | undefined, string, unknown]>([
    ['JSON', 'application/json', '{"a":1}', { a: 1 }],
    ['JSON of another kind', 'application/json-patch+json; charset=utf-8', '[1]', [1]],
    ['no content type', undefined, '{"a":1}', { a: 1 }],
    ['an empty body', 'application/json', '', null],
    ['blanks', 'application/json', ' \n', null],
    ['a byte order mark', 'application/json', '\uFEFF[]', []],
    ['a form', 'application/x-www-form-urlencoded', 'a=1', { a: '1' }],
    ['an empty text', 'text/plain', '', null],
  ])('should read %s', async (_name, contentType, payload, body) => {
    const { status, json } = await send('POST', '/things', contentType, payload);
    expect([status, json]).toEqual([201, { body }]);
  });

  it('should refuse a member that would be a prototype', async () => {
    const { status, json } = await send('POST', '/things', 'application/json', '{"__proto__":{"a":1},"b":2}');
    expect([status, json]).toEqual([400, expect.objectContaining({ message: expect.stringContaining('__proto__') })]);
  });

  it('should refuse a compressed body with the fix', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const response = await fetch(`${base}/things`, { method: 'POST', headers, body: gzipSync('{"a":1}') });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      message: 'Content-Encoding "gzip" is not supported. Send the body without compression.',
    });
  });

  it.each([
    ['application/json', 400, 'The request body is not valid JSON: It is not UTF-8 text'],
    ['application/x-www-form-urlencoded', 400, 'The request body is not UTF-8 text.'],
    ['application/octet-stream', 415, 'Content-Type "application/octet-stream" is not supported.'],
  ])('should refuse %s that is not UTF-8', async (type, status, message) => {
    const body = Buffer.from([0x22, 0x61, 0xff, 0xfe, 0x22]);
    const response = await fetch(`${base}/things`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  it('should read the body of a DELETE', async () => {
    const full = await send('DELETE', '/things/a', 'application/json', '[]');
    const empty = await send('DELETE', '/things/a', 'application/json');
    expect([full.json, empty.json]).toEqual([{ body: [] }, { body: null }]);
  });

  it.each([
    ['broken JSON', 'POST', '/things', 'application/json', '{', 400, 'not valid JSON'],
    ['another content type', 'POST', '/things', 'text/plain', 'x', 415, 'Send application/json'],
    ['too large a body', 'POST', '/things', 'application/json', `"${'x'.repeat(2_000)}"`, 413, ''],
    ['a wrong verb', 'PUT', '/things/a', 'application/json', '{}', 405, 'Use DELETE, GET, HEAD'],
    ['an unknown path', 'GET', '/nothing', 'application/json', '', 404, 'No endpoint GET /nothing.'],
    ['a malformed path', 'GET', '/things/%E2%9', 'application/json', '', 400, ''],
    ['an error of its own', 'POST', '/things/fail', 'application/json', '', 500, 'Internal server error occurred'],
  ] as const)('should refuse %s', async (_name, method, url, contentType, payload, status, text) => {
    const answer = await send(method, url, contentType, method === 'GET' ? undefined : payload);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: expect.any(String), message: expect.stringContaining(text) });
    expect(answer.text).not.toContain('secret');
  });

  it.each([
    ['disconnects', 'Content-Length: 100\r\n\r\n{"a":'],
    ['disconnects after its headers', 'Content-Length: 100\r\n\r\n'],
    ['disconnects in a chunk', 'Transfer-Encoding: chunked\r\n\r\n20\r\n{"a":'],
    ['sends an invalid chunk', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('should take it for the mistake of a client that %s', async (_name, sent) => {
    const reported = new Promise((resolve) => app.get(FailureReporter).listen(resolve));
    const client = connect(Number(new URL(base).port), '127.0.0.1');
    client.end(`POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${sent}`);
    client.resume().once('error', () => undefined);
    expect(await reported).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('before the request body was complete'),
    });
    client.destroy();
  });
});

describe('the socket of the worker that writes', () => {
  it('should serve requests of readers as soon as it can be reached', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'writer-'));
    const writerSocket = join(folder, 'writer.sock');
    const adapter = createHttpAdapter(CONFIG.http, { writerSocket, onlyReads: false, isForReaders: () => true });
    const app = await NestFactory.create<NestFastifyApplication>(TestModule, adapter, {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    });
    try {
      await app.init();
      await adapter.listenToReaders();
      const status = await new Promise((resolve, reject) => {
        get({ socketPath: writerSocket, path: '/things/a', agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).once('error', reject);
      });
      expect(status).toBe(200);
    } finally {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
