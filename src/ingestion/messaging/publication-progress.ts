import { Injectable } from '@nestjs/common';
import { ChangeFeed, PUBLISHED_CHANGES } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { PublicationStore } from './publication-store.js';

/** How far the publication of changes is behind, over all replicas. */
@Injectable()
export class PublicationProgress {
  /** Why this process cannot publish; undefined while there is no obstacle. */
  failure: string | undefined;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly store: PublicationStore,
    private readonly clock: Clock,
  ) {}

  /** Age of the oldest change that no process has published, in milliseconds. Throws `ENGINE_UNAVAILABLE`. */
  async lagMs(): Promise<number> {
    const place = await this.store.place();
    if (place === undefined) return 0;
    const { changes } = await this.feed.page(place, PUBLISHED_CHANGES, 1);
    return changes[0] === undefined ? 0 : Math.max(0, this.clock.now() - changes[0].created.time);
  }
}
