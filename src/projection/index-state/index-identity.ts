import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { SearchIndex } from '../../search/index.js';
import { RevisionStore } from '../revision-store.js';
import { type RememberedIndex, SearchIndexStore } from './search-index-store.js';

/**
 * How long another process may take to give an index the name that it chose, in milliseconds. One that takes longer
 * meets the name that was chosen after it.
 */
const ADOPTION_LIMIT_MS = 10_000;

/**
 * Sees to it that the indexed revisions in SQL speak of the index that is in use. An index of another name (a fresh
 * one, or one of another store) is emptied and given a new name, and every entity counts as never indexed.
 */
@Injectable()
export class IndexIdentity {
  private readonly logger = new Logger(IndexIdentity.name);
  private known: string | undefined;
  private settling: Promise<string> | undefined;
  private forgetting: Promise<void> | undefined;

  constructor(
    @Inject(SearchIndex) private readonly index: SearchIndex,
    @Inject(SearchIndexStore) private readonly store: SearchIndexStore,
    @Inject(RevisionStore) private readonly revisions: RevisionStore,
  ) {}

  /** Name of the index in use; the first call compares it with what SQL remembers. Throws `ENGINE_UNAVAILABLE`. */
  async current(): Promise<string> {
    if (this.known !== undefined) return this.known;
    this.settling ??= this.settle().finally(() => (this.settling = undefined));
    return this.settling;
  }

  /** Compares anew at the next call: another process has put another index in the place of the one in use. */
  forgetName(): void {
    this.known = undefined;
  }

  /**
   * Whether revisions of an earlier index are still being forgotten, so that search is behind on more than SQL tells.
   */
  get isForgetting(): boolean {
    return this.forgetting !== undefined;
  }

  /**
   * Resolves when nothing is being forgotten any more. Throws what made it fail; the next `current` after `forgetName`
   * tries again.
   */
  async forgotten(): Promise<void> {
    await this.forgetting;
  }

  private async settle(): Promise<string> {
    const remembered = await this.store.read();
    const found = await this.index.identity();
    const identity =
      remembered !== undefined && remembered.identity === found ? found : await this.adopt(remembered, found);
    if (remembered?.identity !== identity || !remembered.isForgotten) this.forget(identity);
    this.known = identity;
    return identity;
  }

  private async adopt(remembered: RememberedIndex | undefined, found: string | undefined): Promise<string> {
    if (this.isBeingAdopted(remembered)) {
      throw new DomainError('ENGINE_UNAVAILABLE', 'Another process is taking the search index into use');
    }
    const identity = randomUUID();
    if (!(await this.store.replace(remembered?.identity, identity))) {
      throw new DomainError('ENGINE_UNAVAILABLE', 'Another process has taken the search index into use');
    }
    if (remembered !== undefined || found !== undefined) {
      this.logger.warn('The search index is not the one that was filled from this database: it is emptied and filled');
    }
    await this.index.adopt(identity);
    return identity;
  }

  private isBeingAdopted(remembered: RememberedIndex | undefined): boolean {
    if (remembered === undefined || remembered.isForgotten || !this.store.isShared) return false;
    return remembered.ageMs < ADOPTION_LIMIT_MS;
  }

  private forget(identity: string): void {
    this.forgetting ??= this.forgetAll(identity).finally(() => (this.forgetting = undefined));
    this.forgetting.catch((error: unknown) => {
      this.forgetName();
      this.logger.warn(
        `Search could not be filled anew yet: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }

  private async forgetAll(identity: string): Promise<void> {
    await this.revisions.resetAll();
    await this.store.noteForgotten(identity);
  }
}
