import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limitedFetch, MAX_RESPONSE_BYTES } from './limited-fetch.js';

const PIECE = Buffer.alloc(65_536, ' ');

let server: Server;
let url: string;
/** Bytes that the endless response has handed to the system. */
let written = 0;
let closed: Promise<void>;

beforeAll(async () => {
  const routes: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/full': (response) => void response.end(Buffer.alloc(MAX_RESPONSE_BYTES, ' ')),
    '/endless': endless,
    '/bomb': (response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(Buffer.alloc(MAX_RESPONSE_BYTES + 1)));
    },
    '/none': (response) => void response.writeHead(204).end(),
    '/moved': (response) => void response.writeHead(302, { location: '/full' }).end('elsewhere'),
  };
  server = createServer((request, response) => routes[request.url ?? '']?.(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function endless(response: ServerResponse): void {
  closed = new Promise((resolve) => response.once('close', resolve));
  const send = (): void => {
    while (!response.destroyed && response.write(PIECE)) written += PIECE.length;
  };
  response.on('drain', send);
  send();
}

describe('limitedFetch', () => {
  it('should return a response of the maximum size', async () => {
    const response = await limitedFetch(`${url}/full`);
    expect((await response.arrayBuffer()).byteLength).toBe(MAX_RESPONSE_BYTES);
  });

  it('should end the connection of a server that sends more', async () => {
    const response = await limitedFetch(`${url}/endless`);
    await expect(response.text()).rejects.toThrow(`The response has more than ${MAX_RESPONSE_BYTES} bytes`);
    await closed;
    expect(written).toBeLessThan(4 * MAX_RESPONSE_BYTES);
  });

  it('should count decompressed bytes', async () => {
    const response = await limitedFetch(`${url}/bomb`);
    await expect(response.arrayBuffer()).rejects.toThrow(`The response has more than ${MAX_RESPONSE_BYTES} bytes`);
  });

  it('should keep the status and headers, and responses without a body', async () => {
    const [none, moved] = await Promise.all([
      limitedFetch(`${url}/none`),
      limitedFetch(`${url}/moved`, { redirect: 'manual' }),
    ]);
    expect([none.status, await none.text()]).toEqual([204, '']);
    expect([moved.status, moved.headers.get('location'), await moved.text()]).toEqual([302, '/full', 'elsewhere']);
  });
});
