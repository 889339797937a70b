import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestEnvironment } from './create-test-environment.js';
import { poll } from '../measures/poll.js';

/** A worker process, as `/health/ready` lists it. */
export interface Member {
  readonly number: number;
  /** Absent while no process has the number. */
  readonly pid?: number;
  readonly isReady: boolean;
  readonly restarts: number;
}

/** What `/health/ready` tells of the workers. */
export interface WorkersReport {
  readonly answeredBy: number;
  readonly members: readonly Member[];
}

/** A service with several workers, reached over one kept connection, so that one worker answers every request. */
export interface WorkerConnection extends TestEnvironment {
  /** Closes the connection; the service continues. */
  close(): void;
}

/** Opens a connection to each of the two workers of `env`, in the order of their numbers. */
export async function connectToBoth(env: TestEnvironment): Promise<readonly [WorkerConnection, WorkerConnection]> {
  const found = new Map<number, WorkerConnection>();
  await poll(async () => {
    const connection = connect(env);
    const { answeredBy } = await workersOf(connection);
    if (found.has(answeredBy)) connection.close();
    else found.set(answeredBy, connection);
    return found.size === 2;
  }, 'connections to both workers');
  const [first, second] = [found.get(1), found.get(2)];
  if (first === undefined || second === undefined) throw new Error('There are two workers.');
  return [first, second];
}

/** The workers, as the one that answers sees them. */
export async function workersOf(env: TestEnvironment): Promise<WorkersReport> {
  const { workers } = (await (await env.fetch('/health/ready')).json()) as { readonly workers: WorkersReport };
  return workers;
}

function connect(env: TestEnvironment): WorkerConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (path: string, init: RequestInit = {}, token = env.token): Promise<Response> => {
    const { method = 'GET', body } = init;
    const headers = {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(new Headers(init.headers)),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(env.url + path, { method, agent, headers }, resolve)
        .once('error', reject)
        .end(body as string | undefined);
    });
    return new Response(await text(answer), { status: answer.statusCode ?? 0 });
  };
  return {
    ...env,
    fetch: (path, init) => send(path, init),
    async graphql(query, variables = {}, token = env.token) {
      const body = JSON.stringify({ query, variables });
      const answer = await send('/api/graphql', { method: 'POST', body }, token);
      const answered = await answer.text();
      return { status: answer.status, body: answered === '' ? undefined : JSON.parse(answered) };
    },
    close: () => agent.destroy(),
  };
}
