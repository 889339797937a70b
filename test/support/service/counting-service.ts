import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from '../checkout/checkout.js';
import { freePort } from './free-port.js';

/** A running service that tells how many SQL statements it sends. */
export interface CountingService {
  /** A request of the root user. Answers the parsed body; throws when the status is not 200. */
  post<Body>(path: string, body: object): Promise<Body>;
  /** Whether search has followed all writes. */
  isFollowed(): Promise<boolean>;
  /** Statements sent since the start. */
  statements(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the built service on SQLite with an empty store. */
export async function startCountingService(): Promise<CountingService> {
  const token = randomBytes(24).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'counting-service-'));
  const child = fork(inCheckout('test', 'support', 'service', 'count-statements.mjs'), {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      ADMIN_TOKEN: token,
      LOG_LEVEL: 'warn',
    },
  });
  const { url } = await answerOf<{ url: string }>(child);
  return {
    async post<Body>(path: string, body: object): Promise<Body> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as Body;
    },
    async isFollowed() {
      const answer = await fetch(`${url}/health/ready`);
      const { components } = (await answer.json()) as { components: { search: { behind: number } } };
      return components.search.behind === 0;
    },
    async statements() {
      child.send('statements');
      return (await answerOf<{ statements: number }>(child)).statements;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answerOf<Message>(child: ChildProcess): Promise<Message> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The service ended');
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Message];
    return message;
  } finally {
    ended.catch(() => undefined);
    answered.abort();
  }
}
