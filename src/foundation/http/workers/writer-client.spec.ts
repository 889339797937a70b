import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '../../../../test/support/measures/poll.js';
import { listenForReaders, ofReaders } from './reader-listener.js';
import { isCounted } from './worker-headers.js';
import { WriterClient } from './writer-client.js';

let folder: string;
let client: WriterClient;
let servers: Server[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writer-'));
  client = new WriterClient(join(folder, 'writer.sock'));
  servers = [];
});

afterEach(() => {
  client.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the writer. */
async function write(listener: RequestListener): Promise<Server> {
  const writer = createServer(ofReaders(listener));
  servers.push(writer);
  await listenForReaders(writer, join(folder, 'writer.sock'));
  return writer;
}

/** Starts a reader that passes everything on; returns its port. */
async function read(pass: RequestListener = (asked, answer) => client.pass(asked, answer)): Promise<number> {
  const reader = createServer(pass);
  servers.push(reader);
  await new Promise<void>((resolve) => reader.listen(0, '127.0.0.1', resolve));
  return (reader.address() as AddressInfo).port;
}

function send(port: number, options: object, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', ...options }, resolve)
      .once('error', reject)
      .end(body);
  });
}

describe(WriterClient, () => {
  it('should pass a request and its response on as they are', async () => {
    await write((asked, answer) => {
      void text(asked).then((body) => {
        const { method, url, headers, socket } = asked;
        answer.writeHead(201, 'Made', { 'x-answer': ['one', 'two'], 'content-type': 'text/plain' });
        answer.end(JSON.stringify({ method, url, body, own: headers['x-own'], peer: socket.remoteAddress }));
      });
    });
    const port = await read();
    const options = { method: 'PUT', path: '/a%2Fb?c=d', headers: { 'x-own': 'mine', 'x-worker-peer': '10.0.0.1' } };
    for (const body of ['a body', 'ä'.repeat(100_000)]) {
      const answer = await send(port, options, body);
      expect([answer.statusCode, answer.statusMessage]).toEqual([201, 'Made']);
      expect(answer.headersDistinct).toMatchObject({ 'x-answer': ['one', 'two'], 'content-type': ['text/plain'] });
      expect(JSON.parse(await text(answer))).toEqual({
        method: 'PUT',
        url: '/a%2Fb?c=d',
        body,
        own: 'mine',
        peer: '127.0.0.1',
      });
    }
  });

  it('should pass on a body that was read, and that the request was counted', async () => {
    await write((asked, answer) => {
      void text(asked).then((body) => answer.end(JSON.stringify({ body, isCounted: isCounted(asked) })));
    });
    const port = await read((asked, answer) => {
      void text(asked).then((body) => client.pass(asked, answer, { body }));
    });
    const answer = await send(port, { method: 'POST' }, 'ä body');
    expect(JSON.parse(await text(answer))).toEqual({ body: 'ä body', isCounted: true });
  });

  it('should believe no client that claims to be counted', async () => {
    await write((asked, answer) => void answer.end(String(isCounted(asked))));
    const port = await read();
    expect(await text(await send(port, { headers: { 'x-worker-counted': 'true' } }))).toBe('false');
  });

  it('should refuse requests while there is no writer, and serve them when there is one', async () => {
    const port = await read();
    const refused = await send(port, { method: 'POST' }, 'x');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(await text(refused))).toMatchObject({ error: 'ENGINE_UNAVAILABLE' });
    await write((_asked, answer) => void answer.end('served'));
    expect(await text(await send(port, { method: 'POST' }, 'x'))).toBe('served');
  });

  it('should say that the outcome is unknown when the writer ends before its response', async () => {
    await write((asked) => asked.socket.destroy());
    const answer = await send(await read(), { method: 'POST' }, 'x');
    expect(answer.statusCode).toBe(503);
    expect(JSON.parse(await text(answer))).toMatchObject({ error: 'OUTCOME_UNKNOWN' });
  });

  it('should end the connection when the writer ends within its response', async () => {
    let end = (): void => undefined;
    await write((asked, answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('part');
      end = () => void asked.socket.destroy();
    });
    const answer = await send(await read(), {});
    end();
    await expect(text(answer)).rejects.toThrow('aborted');
  });

  it('should send the response of a writer that reads no more of the request', async () => {
    await write((asked, answer) => {
      asked.pause();
      answer.writeHead(413, { connection: 'close' });
      answer.end('too much');
    });
    const answer = await send(await read(), { method: 'POST' }, 'x'.repeat(5_000_000));
    expect([answer.statusCode, await text(answer)]).toEqual([413, 'too much']);
    expect(answer.headers.connection).toBe('close');
  });

  it('should send the whole response to a client that reads slowly', async () => {
    const long = 'ä'.repeat(3_000_000);
    await write((_asked, answer) => void answer.end(long));
    const answer = await send(await read(), {});
    answer.pause();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await text(answer)).toBe(long);
  });

  it('should pass on a request that waits for the permission to send its body', async () => {
    await write((asked, answer) => {
      void text(asked).then((body) => answer.end(body));
    });
    const port = await read();
    const options = { method: 'POST', headers: { expect: '100-continue', 'content-length': '4' } };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', ...options }, resolve);
      asked.once('error', reject).once('continue', () => asked.end('body'));
      asked.flushHeaders();
    });
    expect(await text(answer)).toBe('body');
  });

  it('should end the request of a client that goes away', async () => {
    let [isBegun, isEnded] = [false, false];
    await write((_asked, answer) => {
      isBegun = true;
      answer.once('close', () => (isEnded = true));
    });
    const asked = request({ port: await read(), host: '127.0.0.1' }).on('error', () => undefined);
    asked.end();
    await poll(() => isBegun, 'the request to reach the writer');
    asked.destroy();
    await poll(() => isEnded, 'the writer to notice');
  });
});

describe(listenForReaders, () => {
  it('should take the place of a writer that was killed', async () => {
    await write((_asked, answer) => void answer.end('first'));
    await write((_asked, answer) => void answer.end('second'));
    expect(await text(await send(await read(), {}))).toBe('second');
    expect(statSync(join(folder, 'writer.sock')).mode & 0o777).toBe(0o600);
  });
});
