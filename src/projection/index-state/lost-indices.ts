import { Injectable, Logger } from '@nestjs/common';
import { SearchIndex, SearchSchema } from '../../search/index.js';
import { RevisionStore } from '../revision-store.js';
import { IndexIdentity } from './index-identity.js';

/** Pause between two looks for lost indices, in milliseconds. */
const PAUSE_MS = 10_000;

/**
 * Notices what an operator removes from a search server at run time, where each entity type has an index of its own:
 * otherwise, SQL would count its entities as searchable for ever.
 */
@Injectable()
export class LostIndices {
  private readonly logger = new Logger('Projection');
  /** Types whose index was lost and has not been made again. */
  private readonly lost = new Set<string>();
  private dueAt = 0;

  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly revisions: RevisionStore,
    private readonly identities: IndexIdentity,
  ) {
    // A write may create the index again before the next look.
    index.beforeCreation((entityType) => this.fillAgain(entityType));
  }

  /**
   * Marks search as behind on every entity if the engine has lost the name of the index, and on those of a type if its
   * index is gone. Looks at most every ten seconds. Throws `ENGINE_UNAVAILABLE`.
   */
  async find(): Promise<void> {
    if (performance.now() < this.dueAt) return;
    this.dueAt = performance.now() + PAUSE_MS;
    const indexed = await this.index.indexedTypes();
    if (indexed === undefined) return;
    if ((await this.index.identity()) === undefined) {
      this.identities.forgetName();
      await this.identities.current();
    }
    for (const type of this.schema.entityTypes()) {
      if (indexed.has(type)) this.lost.delete(type);
      else if (!this.lost.has(type)) await this.fillAgain(type);
    }
  }

  private async fillAgain(entityType: string): Promise<void> {
    if (this.identities.isForgetting || !(await this.revisions.hasIndexed(entityType))) return;
    this.logger.warn(`The search index of entities of the type ${entityType} is gone: it is filled again`);
    await this.revisions.resetType(entityType);
    this.lost.add(entityType);
  }
}
