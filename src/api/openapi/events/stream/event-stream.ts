import { type ChangeFeed, type FeedPage, type FeedPlace } from '../../../../aspects/index.js';
import type { Actor } from '../../../../auth/index.js';
import type { Clock } from '../../../../foundation/common/clock.js';
import { offsetOf } from '../event-offset.js';
import type { ReadableEvents } from '../readable-events.js';
import { type Topic, TOPICS } from '../topics.js';
import { comment, eventText, partId } from './event-text.js';

/** How often the follower's rights are checked, in milliseconds. */
const CHECK_MS = 2_000;
/** Longest silence of a stream, in milliseconds: shorter than proxies and the service tolerate. */
const HEARTBEAT_MS = 10_000;

/** What a stream reads with. */
export interface StreamTools {
  readonly feed: ChangeFeed;
  readonly readable: ReadableEvents;
  readonly clock: Clock;
}

/** A follower of a stream. */
export interface StreamRequest {
  readonly topic: Topic;
  readonly from: FeedPlace;
  /** Events of the first change to leave out, because the follower has them. */
  readonly skipped: number;
  /** Changes to read at once. */
  readonly limit: number;
  readonly actor: Actor;
  /** Whether the actor may still follow. */
  readonly mayFollow: () => Promise<boolean>;
}

/** The text of one stream of server-sent events. */
export class EventStream {
  private place: FeedPlace;
  private skipped: number;
  private checkedAt: number;
  private sentAt: number;
  private isAllowed = true;

  constructor(
    private readonly tools: StreamTools,
    private readonly request: StreamRequest,
  ) {
    this.place = request.from;
    this.skipped = request.skipped;
    this.checkedAt = this.sentAt = tools.clock.elapsed();
  }

  /**
   * The text, piece by piece, each read when the follower has taken the one before. Ends when the signal is aborted,
   * and when the actor may follow no longer. Throws `ENGINE_UNAVAILABLE`.
   */
  async *pieces(signal: AbortSignal): AsyncGenerator<string, void, void> {
    const { feed, readable } = this.tools;
    const { topic, limit, actor } = this.request;
    yield comment(`events of ${topic}`, this.place);
    while (!signal.aborted && (await this.mayGoOn())) {
      const { version } = feed;
      const page = await feed.page(this.place, TOPICS[topic], limit);
      const text = this.textOf(page, await readable.of(topic, actor, page.changes));
      this.place = page.next;
      if (text !== '') yield this.sent(text);
      else if (this.isSilent()) yield this.sent(comment('', this.place));
      if (page.isLast) yield* this.heartbeats(version, signal);
    }
  }

  /** The text until there may be changes after the page that was read at `version`. */
  private async *heartbeats(version: number, signal: AbortSignal): AsyncGenerator<string, void, void> {
    const { feed } = this.tools;
    while (!signal.aborted && feed.version === version && (await this.mayGoOn())) {
      if (this.isSilent()) yield this.sent(comment('', this.place));
      await feed.more(version, CHECK_MS, signal);
    }
  }

  private sent(text: string): string {
    this.sentAt = this.tools.clock.elapsed();
    return text;
  }

  private textOf({ places }: FeedPage, events: Awaited<ReturnType<ReadableEvents['of']>>): string {
    let before = this.place;
    let text = '';
    for (const [at, ofChange] of events.entries()) {
      const after = places[at] ?? before;
      for (const [part, event] of ofChange.entries()) {
        if (part < this.skipped) continue;
        const id = part === ofChange.length - 1 ? offsetOf(after) : partId(before, part + 1);
        text += eventText(id, this.request.topic, event);
      }
      if (ofChange.length > 0) this.skipped = 0;
      before = after;
    }
    return text;
  }

  private isSilent(): boolean {
    return this.tools.clock.elapsed() - this.sentAt >= HEARTBEAT_MS;
  }

  private async mayGoOn(): Promise<boolean> {
    const now = this.tools.clock.elapsed();
    if (this.isAllowed && now - this.checkedAt >= CHECK_MS) {
      this.checkedAt = now;
      this.isAllowed = await this.request.mayFollow();
    }
    return this.isAllowed;
  }
}
