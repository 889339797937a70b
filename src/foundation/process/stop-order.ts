import type { AppConfig } from '../config/index.js';
import { ServiceLogger } from '../logging/index.js';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** What a signal stops. */
export interface Stoppable {
  /** How many requests are not answered yet. */
  requests(): number;
  /** Finishes what is in flight and closes everything. */
  stop(): Promise<void>;
}

type Signal = keyof typeof SIGNALS;

/** How long what works in the background may take to end once the last request is answered, in milliseconds. */
export const BACKGROUND_MS = 15_000;

/**
 * Within this time a signal is the first one again, in milliseconds: Ctrl+C reaches every process of a terminal, and
 * npm passes its own on as well.
 */
const SAME_MS = 1_000;

/** What the process does at SIGTERM, SIGINT and SIGHUP: it stops the service, and ends at once at the second one. */
export class StopOrder {
  private service: Stoppable | undefined;
  private config: AppConfig | undefined;
  private since: number | undefined;

  constructor() {
    for (const signal of Object.keys(SIGNALS) as Signal[]) process.on(signal, () => this.take(signal));
  }

  /** Makes known what is to be stopped. Until then a signal ends the process at once. */
  follow(service: Stoppable, config: AppConfig): void {
    this.service = service;
    this.config = config;
  }

  private take(signal: Signal): void {
    if (this.since !== undefined && performance.now() - this.since < SAME_MS) return;
    if (this.service === undefined) this.end(SIGNALS[signal], 'Stopped before the service was ready.');
    else if (this.since !== undefined) this.end(SIGNALS[signal], 'Stopped at once; requests under way were cut off.');
    else void this.stop(this.service);
  }

  private async stop(service: Stoppable): Promise<void> {
    this.since = performance.now();
    const { delayMs = 0, limitMs = 0 } = this.config?.stop ?? {};
    setTimeout(
      () => this.end(1, 'Stopped, though work in the background had not ended.'),
      delayMs + limitMs + BACKGROUND_MS,
    );
    this.tell(`Stopping, with ${service.requests()} requests under way. A second signal stops at once.`);
    await service.stop();
    this.end(0, `Stopped after ${Math.round(performance.now() - this.since)} ms.`);
  }

  private end(code: number, text: string): never {
    this.tell(text);
    process.exit(code);
  }

  /** For people at a terminal a line, elsewhere one of the log. */
  private tell(text: string): void {
    if (process.stdout.isTTY || this.config === undefined) process.stderr.write(`${text}\n`);
    else new ServiceLogger(this.config.log).log(text, 'Stop');
  }
}
