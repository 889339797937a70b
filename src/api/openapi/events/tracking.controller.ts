import { Controller } from '@nestjs/common';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { UsageEvents } from './usage-events.js';
import { TRACKING } from './tracking.operations.js';

/** Accepts usage events of pages. They are published on the message bus, where there is one, and not stored. */
@Controller()
export class TrackingController {
  constructor(private readonly events: UsageEvents) {}

  /** Accepts one event. */
  @Operation(TRACKING.track)
  track({ body }: InputOf<typeof TRACKING.track>, { actor }: Caller): void {
    this.events.publish(body, actor.urn);
  }
}
