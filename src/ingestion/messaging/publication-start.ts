import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed, PUBLISHED_CHANGES } from '../../aspects/index.js';
import { PublicationStore } from './publication-store.js';

/**
 * Lets the publication begin with the very first change of an installation that has a message bus from its first start
 * on. Runs before the service writes the initial metadata.
 */
@Injectable()
export class PublicationStart implements OnModuleInit {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly store: PublicationStore,
  ) {}

  /** Throws `ENGINE_UNAVAILABLE`. */
  async onModuleInit(): Promise<void> {
    if ((await this.store.place()) !== undefined) return;
    await this.store.beginWhereEmpty(await this.feed.placeAt(0, PUBLISHED_CHANGES));
  }
}
