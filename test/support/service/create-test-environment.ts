import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endToEndEngine, type TestDatabase } from '../engines/engines.js';
import { freePort } from './free-port.js';
import { closeIdleConnections } from './idle-connections.js';
import { endToEndSearch, type TestSearch } from '../engines/search-engines.js';
import { type HostedService, startHosted } from './service-host.js';
import { type ServiceProcess, serviceVariables, startService } from './service-process.js';

/** What a test may choose about the service it starts. */
export interface TestEnvironmentOptions {
  /** Variables of the service beside the ones every test sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** A database that the test owns; without it the service gets an empty one of its own. */
  readonly databaseUrl?: string;
}

/** An answer of the GraphQL endpoint. */
export interface GraphqlAnswer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  readonly body: any;
}

/** A running service with a store of its own for one test file. */
export interface TestEnvironment {
  /** Origin of the service, without a slash at the end. */
  readonly url: string;
  /** A token of the root user. */
  readonly token: string;
  readonly dataDir: string;
  /** `DATABASE_URL` of the service where it is not SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** A request to `path` with the root user's token and JSON as content type, unless `init` has other headers. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A GraphQL request; `token` stands in for the root user's, an empty one sends none. */
  graphql(query: string, variables?: Readonly<Record<string, unknown>>, token?: string): Promise<GraphqlAnswer>;
  /** Everything the service has printed since its last start. */
  output(): string;
  /** Stops the service in good order and starts it again on the same data, at the same URL. */
  restart(signal?: 'SIGTERM', env?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops the service and removes its data. */
  stop(): Promise<unknown>;
}

/** A running service in a process of its own. */
export interface ProcessEnvironment extends TestEnvironment {
  /** Id of the service's process. */
  pid(): number;
  /**
   * Ends the process with `signal` (SIGTERM unless given; SIGKILL is a power cut) and starts it again on the same data,
   * at the same URL.
   */
  restart(signal?: 'SIGTERM' | 'SIGKILL', env?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends the process and removes its data. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built service (`npm run build` first) on a free port with an empty store, and waits until it is ready. It
 * shares its process with the services of other test files, which loads the program once for all of them.
 */
export async function createTestEnvironment(options: TestEnvironmentOptions = {}): Promise<TestEnvironment> {
  const setting = await prepare(options);
  const start = (env: Readonly<Record<string, string>>): Promise<HostedService> =>
    startHosted(serviceVariables(setting.dataDir, setting.port, { ...setting.env, ...env }));
  let service = await start({});
  return {
    ...requests(service.url, setting),
    output: () => service.output(),
    async restart(_signal = 'SIGTERM', env = {}) {
      closeIdleConnections();
      await service.stop();
      service = await start(env);
    },
    async stop() {
      closeIdleConnections();
      await service.stop();
      await remove(setting);
    },
  };
}

/** Like `createTestEnvironment`, but with the built program in a process of its own, as an installation runs it. */
export async function createProcessEnvironment(options: TestEnvironmentOptions = {}): Promise<ProcessEnvironment> {
  const setting = await prepare(options);
  const { dataDir, port } = setting;
  let service: ServiceProcess = await startService(dataDir, port, setting.env);
  return {
    ...requests(service.url, setting),
    pid: () => service.pid,
    output: () => service.output(),
    async restart(signal = 'SIGTERM', env = {}) {
      closeIdleConnections();
      await service.end(signal);
      service = await startService(dataDir, port, { ...setting.env, ...env });
    },
    async stop() {
      closeIdleConnections();
      const code = await service.end('SIGTERM');
      await remove(setting);
      return code;
    },
  };
}

async function prepare(options: TestEnvironmentOptions): Promise<Setting> {
  const token = options.env?.ADMIN_TOKEN ?? randomBytes(24).toString('hex');
  const dataDir = mkdtempSync(join(tmpdir(), 'metadata-service-'));
  const database = options.databaseUrl === undefined ? await endToEndEngine()?.createDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? database?.url;
  const search = options.env?.SEARCH_URL === undefined ? await endToEndSearch()?.create() : undefined;
  const env = {
    ADMIN_TOKEN: token,
    ...searchVariables(search),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  const port = Number(options.env?.PORT ?? (await freePort()));
  return { token, dataDir, databaseUrl, database, search, env, port };
}

async function remove({ dataDir, database, search }: Setting): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  await database?.drop();
  await search?.drop();
}

/** What a service that searches in `search` is told of it. */
export function searchVariables(search: TestSearch | undefined): Readonly<Record<string, string>> {
  if (search === undefined) return {};
  return { SEARCH_URL: search.url, INDEX_PREFIX: search.prefix, ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' };
}

interface Setting {
  readonly token: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly database: TestDatabase | undefined;
  readonly search: TestSearch | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
}

function requests(
  url: string,
  { token, dataDir, databaseUrl }: Setting,
): Omit<TestEnvironment, 'output' | 'restart' | 'stop'> {
  return { url, token, dataDir, databaseUrl, ...requestsTo(url, token) };
}

/** Requests to a service at `url`, or to a balancer before services, with `token`. */
export function requestsTo(url: string, token: string): Pick<TestEnvironment, 'fetch' | 'graphql'> {
  return {
    fetch: (path, init = {}) => fetch(url + path, { ...init, headers: headers(token, init.headers) }),
    graphql: (query, variables = {}, other = token) => postGraphql(url, query, variables, other),
  };
}

function headers(token: string, given: RequestInit['headers']): Headers {
  const all = new Headers({ 'content-type': 'application/json' });
  if (token !== '') all.set('authorization', `Bearer ${token}`);
  for (const [name, value] of new Headers(given)) all.set(name, value);
  return all;
}

async function postGraphql(url: string, query: string, variables: object, token: string): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: headers(token, undefined),
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
