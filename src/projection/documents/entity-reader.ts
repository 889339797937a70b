import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { RevisionStore } from '../revision-store.js';
import type { StoredEntity } from './stored-entity.js';

/** Entities in one statement: an embedded database reads them in some milliseconds, which block the event loop. */
const SLICE = 50;

const NO_ASPECTS: ReadonlyMap<string, AspectRecord> = new Map();

/** Reads the content of search documents. */
@Injectable()
export class EntityReader {
  constructor(
    private readonly revisions: RevisionStore,
    private readonly aspects: AspectStore,
  ) {}

  /**
   * The current entities in the order of `urns`. Revisions are read first, so that no content is older than its
   * revision. Throws `ENGINE_UNAVAILABLE`.
   */
  async read(urns: readonly string[]): Promise<readonly StoredEntity[]> {
    const entities: StoredEntity[] = [];
    for (let from = 0; from < urns.length; from += SLICE) {
      if (from > 0) await nextTurn();
      entities.push(...(await this.readSlice(urns.slice(from, from + SLICE))));
    }
    return entities;
  }

  private async readSlice(urns: readonly string[]): Promise<readonly StoredEntity[]> {
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
