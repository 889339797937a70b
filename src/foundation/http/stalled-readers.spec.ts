import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitStalledReaders } from './stalled-readers.js';

const LIMIT_MS = 300;
/** More than the buffers at both ends of a connection. */
const LONG = Buffer.alloc(40_000_000, 'x');

describe(limitStalledReaders, () => {
  let server: Server;
  let client: Socket;
  let stalled: number[];
  let ended: Promise<void>;

  async function request(answer: (response: ServerResponse) => void, limitMs = LIMIT_MS): Promise<void> {
    stalled = [];
    server = createServer((_request, response) => answer(response));
    limitStalledReaders(server, limitMs, (bytes) => stalled.push(bytes));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ended = new Promise((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
    });
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  }

  afterEach(() => {
    client.destroy();
    server.close();
  });

  it('should close the connection of a client that reads nothing of its response', async () => {
    await request((response) => response.end(LONG));
    client.pause();
    await ended;
    expect(stalled).toEqual([expect.any(Number)]);
    expect(stalled[0]).toBeGreaterThan(0);
  });

  it('should send a slow client its complete response', async () => {
    // A writer is notified only when a third of its buffer is free, about 1.3 MB: a tenth of the data read within the
    // limit.
    const limitMs = LIMIT_MS * 5;
    const bytesPerMs = LONG.length / (limitMs * 2);
    await request((response) => response.end(LONG), limitMs);
    const begun = performance.now();
    let taken = 0;
    client.on('data', (data) => {
      taken += data.length;
      const early = taken / bytesPerMs - (performance.now() - begun);
      if (taken > LONG.length) client.destroy();
      if (early < 1) return;
      client.pause();
      setTimeout(() => client.resume(), early);
    });
    await ended;
    expect({ taken: taken > LONG.length, stalled }).toEqual({ taken: true, stalled: [] });
  });

  it('should wait for a response that is being computed', async () => {
    await request((response) => setTimeout(() => response.end('at last'), LIMIT_MS * 3));
    const text = await new Promise<string>((resolve) => client.once('data', (data) => resolve(String(data))));
    expect(text).toMatch(/at last/);
    expect(stalled).toEqual([]);
  });

  it('should close idle connections without logging', async () => {
    await request((response) => response.end('done'));
    client.resume();
    server.keepAliveTimeout = 1_000;
    await ended;
    expect(stalled).toEqual([]);
  });
});
