import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { poll } from '../../../test/support/measures/poll.js';
import { turnsDuring } from '../../../test/support/measures/turns-during.js';
import { PipelinedRequests } from './pipelined-requests.js';

const COUNT = 500;

describe(PipelinedRequests, () => {
  let server: Server;
  let client: Socket;
  let text = '';

  /** Sends `COUNT` requests in one piece to a server that serves them by `serve`. */
  async function send(serve: (url: string, response: ServerResponse) => void): Promise<void> {
    const pipelined = new PipelinedRequests();
    let before: ServerResponse | undefined;
    server = createServer(({ socket, url = '' }, response) => {
      pipelined.after(before, socket, () => serve(url, response));
      before = response;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    text = '';
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined);
    client.on('data', (data) => (text += data.toString()));
    const requests = Array.from({ length: COUNT }, (_none, at) => `GET /${at} HTTP/1.1\r\nHost: here\r\n\r\n`);
    client.write(requests.join(''));
  }

  const answers = (): string[] => [...text.matchAll(/<(.*?)>/g)].map(([, url]) => url ?? '');

  afterEach(() => {
    client.destroy();
    server.close();
  });

  it('should serve one request at a time, in order', async () => {
    let [running, most] = [0, 0];
    await send((url, response) => {
      most = Math.max(most, (running += 1));
      setImmediate(() => {
        running -= 1;
        response.end(`<${url}>`);
      });
    });
    await poll(() => answers().length === COUNT, 'every response');
    expect(answers()).toEqual(Array.from({ length: COUNT }, (_none, at) => `/${at}`));
    expect(most).toBe(1);
  });

  it('should let others run between requests whose responses are sent at once', async () => {
    const turns = await turnsDuring(async () => {
      await send((url, response) => {
        const end = performance.now() + 1;
        while (performance.now() < end);
        response.end(`<${url}>`);
      });
      await poll(() => answers().length === COUNT, 'every response');
    });
    expect(turns).toBeGreaterThan(COUNT / 20);
  });

  it('should read no more than a piece of the requests while the first one is served', async () => {
    let open: Socket | undefined;
    await send((_url, response) => {
      open = response.req.socket;
    });
    const more = Buffer.from('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(100_000));
    client.write(more);
    let before = 0;
    await poll(() => {
      const { bytesRead = 0 } = open ?? {};
      const isStuck = bytesRead > 0 && bytesRead === before;
      before = bytesRead;
      return isStuck;
    }, 'a connection that is not read');
    expect(before).toBeLessThan(more.length / 10);
  });

  it('should receive the body of a request that had to wait', async () => {
    const body = 'x'.repeat(2_000_000);
    let received = 0;
    await send((url, response) => {
      const { req } = response;
      req.on('data', (data: Buffer) => (received += url === '/last' ? data.length : 0));
      req.once('end', () => setImmediate(() => response.end(`<${url}>`)));
    });
    client.write(`POST /last HTTP/1.1\r\nHost: here\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    await poll(() => answers().length === COUNT + 1, 'every response');
    expect([answers().at(-1), received]).toEqual(['/last', body.length]);
  });

  it('should serve no more requests of a client that takes no responses, or that is gone', async () => {
    let served = 0;
    let open: Socket | undefined;
    await send((_url, response) => {
      served += 1;
      open = response.req.socket;
      client.pause();
      response.end(Buffer.alloc(1_000_000, 'x'));
    });
    let before = 0;
    await poll(() => {
      const isStuck = served === before && (open?.writableLength ?? 0) > 0;
      before = served;
      return isStuck;
    }, 'a response that is not taken');
    expect(before).toBeLessThan(COUNT / 5);
    client.destroy();
    await poll(() => open?.destroyed === true, 'the end of the connection');
    await new Promise((resolve) => setImmediate(resolve));
    expect(served).toBe(before);
  });
});
