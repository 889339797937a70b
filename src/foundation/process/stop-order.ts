import type { AppConfig } from '../config/index.js';
import { ServiceLogger } from '../logging/index.js';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** The service that a signal stops. */
export interface Stoppable {
  /** Number of requests in progress. */
  requests(): number;
  /** Finishes the work in progress and closes everything. */
  stop(): Promise<void>;
}

type Signal = keyof typeof SIGNALS;

/** How long background work may take to end after the last response, in milliseconds. */
export const BACKGROUND_MS = 15_000;

/**
 * Repeated signals within this time count as one, in milliseconds: Ctrl+C reaches every process of a terminal, and npm
 * forwards its own as well.
 */
const SAME_MS = 1_000;

/** Handles SIGTERM, SIGINT and SIGHUP: stops the service, and ends the process immediately at the second signal. */
export class StopOrder {
  private service: Stoppable | undefined;
  private config: AppConfig | undefined;
  private since: number | undefined;

  constructor() {
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, () => this.take(signal));
  }

  /** Sets the service to stop. Until then a signal ends the process immediately. */
  follow(service: Stoppable, config: AppConfig): void {
    this.service = service;
    this.config = config;
  }

  /** Whether a signal has arrived. */
  get isStopping(): boolean {
    return this.since !== undefined;
  }

  private take(signal: Signal): void {
    if (this.since !== undefined && performance.now() - this.since < SAME_MS) return;
    if (this.service === undefined) this.end(SIGNALS[signal], 'Stopped before the service was ready.');
    else if (this.since !== undefined)
      this.end(SIGNALS[signal], 'Stopped immediately; requests in progress were cancelled.');
    else void this.stop(this.service);
  }

  private async stop(service: Stoppable): Promise<void> {
    this.since = performance.now();
    const { delayMs = 0, limitMs = 0 } = this.config?.stop ?? {};
    setTimeout(
      () => this.end(1, 'Stopped, though work in the background had not ended.'),
      delayMs + limitMs + BACKGROUND_MS,
    );
    this.report(`Stopping, with ${service.requests()} requests in progress. A second signal stops immediately.`);
    await service.stop();
    this.end(0, `Stopped after ${Math.round(performance.now() - this.since)} ms.`);
  }

  private end(code: number, text: string): never {
    this.report(text);
    process.exit(code);
  }

  /** Writes a line for people at a terminal, otherwise a log line. */
  private report(text: string): void {
    if (process.stdout.isTTY || this.config === undefined) process.stderr.write(`${text}\n`);
    else new ServiceLogger(this.config.log).log(text, 'Stop');
  }
}
