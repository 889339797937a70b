import { Injectable } from '@nestjs/common';
import { type FollowedChange, publishableAspect } from '../../../aspects/index.js';
import { type Actor, ReadableEntities, ReadableFields } from '../../../auth/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { changeLogEvent, platformEvents } from '../../../catalog/index.js';
import type { Topic } from './topics.js';

/**
 * Derives events from changes, without data that the model hides from the follower: entities (including deleted ones),
 * secret aspects, fields.
 */
@Injectable()
export class ReadableEvents {
  constructor(
    private readonly registry: ModelRegistry,
    private readonly readable: ReadableEntities,
    private readonly fields: ReadableFields,
  ) {}

  /** The events of each change, in the order of `changes`; none for what `actor` may not read. */
  async of(
    topic: Topic,
    actor: Actor,
    changes: readonly FollowedChange[],
  ): Promise<readonly (readonly JsonObject[])[]> {
    const published = changes.filter((change) => publishableAspect(change, this.registry) !== undefined);
    const kept = await this.readable.keptFrom(
      actor,
      published.map(({ urn }) => urn),
    );
    const shown = new Set(published.filter(({ urn }) => !kept.has(urn)));
    return Promise.all(
      changes.map(async (change) =>
        shown.has(change) ? this.eventsOf(topic, await this.fields.change(actor, change)) : [],
      ),
    );
  }

  private eventsOf(topic: Topic, change: FollowedChange): readonly JsonObject[] {
    return topic === 'PlatformEvent_v1'
      ? platformEvents(change, this.registry)
      : [changeLogEvent(change, this.registry.findAspect(change.aspectName))];
  }
}
