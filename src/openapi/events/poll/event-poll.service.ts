import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AspectLog, type LoggedChange, type LogPage, type LogPlace } from '../../../aspects/index.js';
import { Clock } from '../../../common/clock.js';
import type { JsonObject } from '../../../common/json.js';
import { Urn } from '../../../common/urn.js';
import { ModelRegistry } from '../../../model/index.js';
import { changeLogEvent } from './change-log-event.js';
import { platformEvents } from './platform-events.js';

/** What can be polled. */
export type Topic = 'MetadataChangeLog_Versioned_v1' | 'PlatformEvent_v1';

/** What a poll asks for. */
export interface EventPoll {
  readonly topic: Topic;
  readonly from: LogPlace;
  /** Changes looked at, at most. */
  readonly limit: number;
  /** Milliseconds for which the answer waits for events. */
  readonly waitMs: number;
}

/** Events, and where to go on. */
export interface PolledEvents {
  readonly events: readonly JsonObject[];
  readonly next: LogPlace;
}

/** A change is told once it is so old, in milliseconds: by then, writes that began before it are done. */
const SETTLED_MS = 2_000;

/** Milliseconds between two looks at the log. */
const PAUSE_MS = 250;

/** Tells what changed from the stored aspects; secret ones are passed over. */
@Injectable()
export class EventPollService {
  constructor(
    private readonly log: AspectLog,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /** The events after a place, or none after the time to wait. Throws `ENGINE_UNAVAILABLE`. */
  async poll({ topic, from, limit, waitMs }: EventPoll): Promise<PolledEvents> {
    const until = this.clock.now() + waitMs;
    let place = from;
    for (;;) {
      const { changes, next }: LogPage = await this.log.page(place, this.clock.now() - SETTLED_MS, limit);
      place = next;
      const events = changes.filter((change) => this.isShown(change)).flatMap((change) => this.eventsOf(topic, change));
      if (events.length > 0 || this.clock.now() + PAUSE_MS > until) return { events, next };
      if (changes.length < limit) await pause(PAUSE_MS);
    }
  }

  private eventsOf(topic: Topic, change: LoggedChange): readonly JsonObject[] {
    return topic === 'PlatformEvent_v1' ? platformEvents(change, this.registry) : [changeLogEvent(change)];
  }

  private isShown({ record: { urn, aspect } }: LoggedChange): boolean {
    const type = Urn.tryParse(urn)?.entityType;
    const spec = type === undefined ? undefined : this.registry.findEntity(type)?.aspects.get(aspect);
    return spec !== undefined && !spec.isSecret;
  }
}
