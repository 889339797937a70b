import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { type Topic, TOPICS } from './topics.js';

/** Whether events are served, and who may follow those of a topic. */
@Injectable()
export class EventAccess {
  constructor(
    private readonly access: OpenapiAccess,
    private readonly config: AppConfig,
  ) {}

  /** Throws `NOT_FOUND` for an endpoint, such as `GET /openapi/v1/events/poll`, while events are disabled. */
  requireServed(endpoint: string): void {
    if (!this.config.events.served) throw new DomainError('NOT_FOUND', `No endpoint ${endpoint}.`);
  }

  /** Throws `FORBIDDEN` unless `actor` may follow the events of `topic`. */
  async requireFollowing(actor: Actor, topic: Topic): Promise<void> {
    const refusal = `${actor.urn} is unauthorized to poll events of ${topic}.`;
    await this.access.requireDemand(actor, TOPICS[topic].demand, refusal);
  }

  /** Whether `actor` may follow the events of `topic`. */
  mayFollow(actor: Actor, topic: Topic): Promise<boolean> {
    return this.access.may(actor, TOPICS[topic].demand);
  }
}
