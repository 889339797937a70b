import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { FLAGS } from '../../../bin/fitting-node.mjs';

const PROGRAM = resolve(process.cwd(), 'test', 'support', 'service', 'service-host.mjs');

/** Number of services after which a process is replaced: 10 MB of each are only freed with it. */
const SERVICES_PER_PROCESS = 40;

/** Key of the global that holds the processes of this worker; test files load this module anew. */
const HOSTS = Symbol.for('metadata-service.test-service-hosts');

const holder = globalThis as { [HOSTS]?: Set<ServiceHost> };
const hosts = (holder[HOSTS] ??= new Set());

/** A service in a process that this worker keeps for its test files. */
export interface HostedService {
  readonly url: string;
  /** Everything the process has printed since the start of the service, both streams. */
  output(): string;
  /** Stops the service; the process stays for the next one. */
  stop(): Promise<void>;
}

interface Reply {
  readonly id: number;
  readonly url?: string;
  readonly error?: string;
}

/**
 * Starts a service with the variables `env` in a process that has run those of other test files. It is the only one
 * there until it stops: packages such as Passport have one state for a process. Throws if it cannot start.
 */
export async function startHosted(env: Readonly<Record<string, string>>): Promise<HostedService> {
  const host = [...hosts].find(({ isFree }) => isFree) ?? new ServiceHost();
  hosts.add(host);
  return host.start(env);
}

class ServiceHost {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly ready: Promise<unknown>;
  private started = 0;
  private isBusy = false;
  private output: string[] = [];

  constructor() {
    this.child = fork(PROGRAM, {
      execArgv: [...FLAGS],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.ready = this.reply(0);
    this.child.on('message', (reply: Reply) => this.settle(reply));
    this.child.once('exit', (code, signal) => this.fail(`The process of the services ended with ${code ?? signal}.`));
    // The worker of Jest may end while the process waits for the next file.
    this.child.unref();
    this.child.channel?.unref();
    for (const stream of [this.child.stdout, this.child.stderr] as (Socket | null)[]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => this.output.push(chunk));
      stream?.unref();
    }
  }

  /** Whether it can run the next service. */
  get isFree(): boolean {
    return !this.isBusy && this.child.connected && this.started < SERVICES_PER_PROCESS;
  }

  async start(env: Readonly<Record<string, string>>): Promise<HostedService> {
    this.isBusy = true;
    this.started += 1;
    await this.ready;
    const id = this.started;
    const output: string[] = (this.output = []);
    const { url = '' } = await this.ask(id, { order: 'start', env });
    return { url, output: () => output.join(''), stop: () => this.stop(id) };
  }

  private async stop(id: number): Promise<void> {
    await this.ask(id, { order: 'stop' });
    this.isBusy = false;
    if (!this.isFree && this.child.connected) this.child.disconnect();
  }

  private ask(id: number, message: object): Promise<Reply> {
    const reply = this.reply(id);
    this.child.send({ id, ...message });
    return reply;
  }

  private async reply(id: number): Promise<Reply> {
    const reply = await new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply;
  }

  private settle(reply: Reply): void {
    this.waiting.get(reply.id)?.(reply);
    this.waiting.delete(reply.id);
  }

  private fail(error: string): void {
    for (const id of [...this.waiting.keys()]) this.settle({ id, error });
    hosts.delete(this);
  }
}
