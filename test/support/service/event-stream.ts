import type { TestEnvironment } from './create-test-environment.js';
import { poll } from '../measures/poll.js';

/** An event as a client of a stream gets it. */
export interface StreamedEvent {
  readonly id: string;
  readonly type: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read events of any shape
  readonly data: any;
}

/** A client of a stream of server-sent events, which keeps what it is told. */
export class StreamClient {
  readonly events: StreamedEvent[] = [];
  /** The id that the client would send when it connects again. */
  lastId = '';
  hasEnded = false;
  private text = '';

  private constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {}

  /** Connects; resolves once the response begins. */
  static async open(
    env: TestEnvironment,
    query: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<StreamClient> {
    const abort = new AbortController();
    const init = { headers: { accept: 'text/event-stream', ...headers }, signal: abort.signal };
    const client = new StreamClient(await env.fetch(`/openapi/v1/events/stream?${query}`, init), abort);
    void client.read().catch(() => undefined);
    return client;
  }

  /** Waits for an event. */
  async until(isWanted: (event: StreamedEvent) => boolean, what: string): Promise<StreamedEvent> {
    return poll(() => this.events.find(isWanted), what);
  }

  /** Breaks the connection. */
  close(): void {
    this.abort.abort();
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body ?? [])
      this.take(decoder.decode(chunk as Uint8Array, { stream: true }));
    this.hasEnded = true;
  }

  private take(text: string): void {
    const blocks = (this.text + text).split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) this.takeBlock(block.split('\n'));
  }

  private takeBlock(lines: readonly string[]): void {
    const valueOf = (name: string): string | undefined =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    this.lastId = valueOf('id') ?? this.lastId;
    const data = valueOf('data');
    if (data !== undefined) this.events.push({ id: this.lastId, type: valueOf('event') ?? '', data: JSON.parse(data) });
  }
}
