import { SharedRefresh } from '../../../foundation/concurrency/shared-refresh.js';
import { type EngineClient, indexUnavailable } from '../../../foundation/engine-client/index.js';
import { closedCatalog } from './index-catalog.js';
import type { IndexNames } from './index-names.js';

/** How old the list of closed indices may be, in milliseconds. */
const MAX_AGE_MS = 1_000;

/**
 * Refuses searches of closed indices. A search that treats missing indices as empty treats closed ones so as well, and
 * would find nothing although their documents are only out of reach.
 */
export class ClosedIndices {
  private names: ReadonlySet<string> = new Set();
  private readAt = -Infinity;
  private readonly reading = new SharedRefresh(() => this.read());

  constructor(
    private readonly client: EngineClient,
    private readonly indexNames: IndexNames,
  ) {}

  /**
   * Throws `ENGINE_UNAVAILABLE` if one of `indices` (names or aliases) was closed more than a second ago and is still
   * so.
   */
  async refuse(indices: readonly string[]): Promise<void> {
    if (performance.now() - this.readAt > MAX_AGE_MS) await this.reading.run();
    if (this.names.size === 0) return;
    const closed = indices.find((index) => this.names.has(index));
    if (closed === undefined) return;
    throw indexUnavailable(`The index ${closed} of the search engine is closed: open it.`);
  }

  private async read(): Promise<void> {
    const at = performance.now();
    const catalog = await closedCatalog(this.client, this.indexNames);
    const live = catalog.filter(({ isLive }) => isLive).map(({ entityType }) => this.indexNames.live(entityType));
    this.names = new Set([...catalog.map(({ name }) => name), ...live]);
    this.readAt = at;
  }
}
