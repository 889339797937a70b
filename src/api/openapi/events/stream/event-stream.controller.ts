import type { Readable } from 'node:stream';
import { Controller, Logger } from '@nestjs/common';
import { ChangeFeed } from '../../../../aspects/index.js';
import { type Actor, AuthenticationService, type RequestCredentials } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { DAY_MS } from '../../../../foundation/common/durations.js';
import { DomainError } from '../../../../foundation/common/errors.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { EventAccess } from '../event-access.js';
import { EVENTS } from '../events.operations.js';
import { ReadableEvents } from '../readable-events.js';
import { type Topic, TOPICS } from '../topics.js';
import { EventStream } from './event-stream.js';
import { type StreamStart, startAfter } from './event-text.js';
import { OpenStreams } from './open-streams.js';
import { StreamBody } from './stream-body.js';

/** Proxies pass a stream on as it comes, and nobody keeps it. */
const HEADERS = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

type StreamInput = InputOf<typeof EVENTS.stream>;

/** Lets clients follow changes as a stream of server-sent events, which has the events of polls. */
@Controller()
export class EventStreamController {
  private readonly logger = new Logger('Events');

  constructor(
    readonly feed: ChangeFeed,
    readonly readable: ReadableEvents,
    private readonly access: EventAccess,
    private readonly authentication: AuthenticationService,
    private readonly streams: OpenStreams,
    readonly clock: Clock,
  ) {}

  /**
   * The events after an offset or the last event of the client; without one, from the end of the topic or from some
   * days ago. The stream ends when the service stops, the actor's token or session ends, or the actor loses the right
   * to follow. Throws `NOT_FOUND` while events are disabled, and `RATE_LIMITED` for too many streams.
   */
  @Operation(EVENTS.stream)
  async stream(input: StreamInput, caller: Caller): Promise<Readable> {
    this.access.requireServed('GET /openapi/v1/events/stream');
    const topic = input.topic();
    const { actor, credentials } = caller;
    await this.access.requireFollowing(actor, topic);
    const limit = input.limit();
    const { place: from, skipped } = await this.startOf(input, credentials, topic);
    const mayFollow = (): Promise<boolean> => this.mayFollow(actor, credentials, topic);
    const stream = new EventStream(this, { topic, from, skipped, limit, actor, mayFollow });
    caller.answerWith(200, HEADERS);
    return this.opened(stream, actor);
  }

  private opened(stream: EventStream, { urn }: Actor): Readable {
    const open = this.streams.add(urn);
    return new StreamBody(this.piecesOf(stream, open.signal), open);
  }

  /** The text of the stream; an error ends it, and the client connects again. */
  private async *piecesOf(stream: EventStream, signal: AbortSignal): AsyncGenerator<string, void, void> {
    try {
      yield* stream.pieces(signal);
    } catch (error) {
      if (!signal.aborted) this.logger.warn(`A stream of events ended: ${String(error)}`);
    }
  }

  private async startOf(
    { offsetId, lookbackWindowDays }: StreamInput,
    { headers }: RequestCredentials,
    topic: Topic,
  ): Promise<StreamStart> {
    const last = headers['last-event-id'];
    const id = typeof last === 'string' && last !== '' ? last : offsetId;
    if (id !== undefined) return startAfter(id, TOPICS[topic]);
    const time = this.clock.now() - lookbackWindowDays() * DAY_MS;
    return { place: await this.feed.placeAt(time, TOPICS[topic]), skipped: 0 };
  }

  private async mayFollow(actor: Actor, credentials: RequestCredentials, topic: Topic): Promise<boolean> {
    try {
      const { urn } = await this.authentication.authenticate(credentials);
      return urn === actor.urn && (await this.access.mayFollow(actor, topic));
    } catch (error) {
      if (error instanceof DomainError && error.spec.status < 500) return false;
      throw error;
    }
  }
}
