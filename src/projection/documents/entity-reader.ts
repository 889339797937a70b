import { Inject, Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { RevisionStore } from '../revision-store.js';
import type { StoredEntity } from './stored-entity.js';

const NO_ASPECTS: ReadonlyMap<string, AspectRecord> = new Map();

/** Reads what search documents are made of. */
@Injectable()
export class EntityReader {
  constructor(
    @Inject(RevisionStore) private readonly revisions: RevisionStore,
    @Inject(AspectStore) private readonly aspects: AspectStore,
  ) {}

  /** The entities as they are now, in the order of `urns`. Revisions are read first, so that no content is older than its revision. Throws `ENGINE_UNAVAILABLE`. */
  async read(urns: readonly string[]): Promise<readonly StoredEntity[]> {
    const readAt = performance.now();
    const revisions = await this.revisions.of(urns);
    const aspects = await this.aspects.latest(urns);
    return urns.map((urn) => ({
      urn,
      revision: revisions.get(urn)?.revision ?? 0,
      aspects: aspects.get(urn) ?? NO_ASPECTS,
      readAt,
    }));
  }
}
