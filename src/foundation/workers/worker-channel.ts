import type { FromWorker, Sent, Told, ToWorker } from './messages.js';
import { type Notice, type Question, Workers, type WorkerState } from './workers.port.js';

/** What a worker sends; the primary process knows who sent it. */
export type SendToPrimary = (message: FromWorker) => void;

/** A notice or question without its id. */
type Content =
  | { readonly kind: 'attend' }
  | { readonly kind: 'tell'; readonly told: readonly Told[] }
  | { readonly kind: 'ask'; readonly topic: string };

/**
 * The other workers, reached through the primary process. Notices that are sent while others are under way travel
 * together, so that their cost per write falls with the load.
 */
export class WorkerChannel extends Workers {
  members: readonly WorkerState[] = [];
  private readonly listeners = new Map<string, ((content: unknown) => void)[]>();
  private readonly answers = new Map<string, () => unknown>();
  private readonly open = new Map<number, (answers: readonly unknown[]) => void>();
  private lastId = 0;
  private collected: Told[] = [];
  private underWay: Promise<unknown> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    readonly number: number,
    private readonly send: SendToPrimary,
    readonly onlyReads = false,
  ) {
    super();
  }

  override async attend(): Promise<void> {
    await this.exchange({ kind: 'attend' });
  }

  override tell<Message>({ topic }: Notice<Message>, message: Message): Promise<void> {
    this.collected.push([topic, message]);
    this.next ??= this.sendCollected();
    return this.next;
  }

  override onTold<Message>({ topic }: Notice<Message>, listener: (message: Message) => void): void {
    const listeners = this.listeners.get(topic) ?? [];
    this.listeners.set(topic, [...listeners, listener as (content: unknown) => void]);
  }

  override async ask<Answer>({ topic }: Question<Answer>): Promise<readonly Answer[]> {
    return (await this.exchange({ kind: 'ask', topic })) as readonly Answer[];
  }

  override onAsked<Answer>({ topic }: Question<Answer>, answer: () => Answer | Promise<Answer>): void {
    this.answers.set(topic, answer);
  }

  /** Reports that this worker serves requests at `url`. */
  ready(url: string): void {
    this.send({ kind: 'ready', url });
  }

  /** Processes a message of the primary process. */
  take(message: ToWorker): void {
    if (message.kind === 'members') this.members = message.members;
    else if (message.kind === 'done') this.end(message.id, message.answers);
    else if (message.kind === 'tell') this.hear(message);
    else if (message.kind === 'ask') void this.reply(message);
  }

  private async sendCollected(): Promise<void> {
    await this.underWay;
    const told = this.collected;
    this.collected = [];
    this.next = undefined;
    this.underWay = this.exchange({ kind: 'tell', told });
    await this.underWay;
  }

  private exchange(content: Content): Promise<readonly unknown[]> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.open.set(id, resolve);
      this.send({ ...content, id });
    });
  }

  private end(id: number, answers: readonly unknown[]): void {
    this.open.get(id)?.(answers);
    this.open.delete(id);
  }

  private hear({ from, id, told }: Extract<Sent, { kind: 'tell' }> & { readonly from: number }): void {
    for (const [topic, content] of told) for (const listener of this.listeners.get(topic) ?? []) listener(content);
    this.send({ kind: 'reply', to: from, id });
  }

  private async reply({ from, id, topic }: Extract<Sent, { kind: 'ask' }> & { readonly from: number }): Promise<void> {
    const answer = await Promise.resolve()
      .then(this.answers.get(topic))
      .catch(() => undefined);
    this.send({ kind: 'reply', to: from, id, ...(answer !== undefined && { answer }) });
  }
}
