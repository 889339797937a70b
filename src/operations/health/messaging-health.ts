import { Inject, Injectable, Optional } from '@nestjs/common';
import { ProposalConsumer, PublicationProgress, TopicSetup } from '../../ingestion/index.js';
import type { ComponentHealth } from './search-health.js';

/** Health of the message bus. */
export interface MessagingComponentHealth extends ComponentHealth {
  /** Age of the oldest change that is not published, in milliseconds; absent if unknown. */
  readonly publicationLag?: number;
}

/** Checks the message bus, where one is configured. */
@Injectable()
export class MessagingHealth {
  constructor(
    @Optional() @Inject(TopicSetup) private readonly topics: TopicSetup | undefined,
    @Optional() @Inject(ProposalConsumer) private readonly proposals: ProposalConsumer | undefined,
    @Optional() @Inject(PublicationProgress) private readonly publication: PublicationProgress | undefined,
  ) {}

  /** The result of a check; undefined without a message bus. Never throws. */
  async report(): Promise<MessagingComponentHealth | undefined> {
    if (this.publication === undefined) return undefined;
    const lag = await this.publication.lagMs().catch(() => undefined);
    const obstacles = [
      ...(this.topics?.failure === undefined ? [] : ['topics cannot be created']),
      ...(this.proposals?.failure === undefined ? [] : ['proposals wait']),
      ...(this.publication.failure === undefined ? [] : ['changes are not published']),
    ];
    return {
      status: obstacles.length === 0 ? 'up' : 'down',
      detail: ['kafka', ...obstacles].join(', '),
      ...(lag === undefined ? {} : { publicationLag: lag }),
    };
  }
}
