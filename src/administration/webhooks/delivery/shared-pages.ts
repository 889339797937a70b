import { Injectable } from '@nestjs/common';
import { ALL_CHANGES, ChangeFeed, type FeedPage, type FeedPlace } from '../../../aspects/index.js';

/** Changes read at once. */
const PAGE_SIZE = 50;
/** Pages kept for other webhooks at the same position. */
const MOST_PAGES = 16;

/** Pages of the feed, each read once for all webhooks of this process at the same position. */
@Injectable()
export class SharedPages {
  private readonly pages = new Map<string, Promise<FeedPage>>();

  constructor(private readonly feed: ChangeFeed) {}

  /** The changes after a position, read at a version of the feed. Throws `ENGINE_UNAVAILABLE`. */
  page(from: FeedPlace, version: number): Promise<FeedPage> {
    const key = `${String(version)} ${JSON.stringify(from)}`;
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const page = this.feed.page(from, ALL_CHANGES, PAGE_SIZE);
    this.pages.set(key, page);
    page.catch(() => this.pages.delete(key));
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= MOST_PAGES) break;
      this.pages.delete(oldest);
    }
    return page;
  }
}
