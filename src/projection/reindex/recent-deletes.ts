import { Injectable } from '@nestjs/common';
import type { IndexTarget } from '../../search/index.js';
import { EntityProjection } from '../entity-projection.js';
import { RevisionStore } from '../revision-store.js';
import { retrying } from './retrying.js';

/**
 * Tells a rebuild what was deleted shortly before it began. A write that was read before the delete may arrive in the
 * new index, or in the old one after the switch; it loses against the removal, which only the old index knew.
 */
@Injectable()
export class RecentDeletes {
  constructor(
    private readonly revisions: RevisionStore,
    private readonly projection: EntityProjection,
  ) {}

  /**
   * Writes the removals of entities that were deleted shortly before `begunOn`, in milliseconds since 1970. The rebuild
   * must be registered, so that later removals go to it as well. Throws `ENGINE_UNAVAILABLE`.
   */
  async copy(begunOn: number, target: IndexTarget): Promise<void> {
    for await (const urns of this.revisions.recentlyDeleted(begunOn)) {
      await retrying(() => this.projection.project(urns, { target }));
    }
  }
}
