import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { SearchIndex } from '../../search/index.js';
import { RevisionStore } from '../revision-store.js';
import { type RememberedIndex, SearchIndexStore } from './search-index-store.js';

/**
 * How long another process may take to name an index, in milliseconds. A slower process finds the name that was chosen
 * after its own.
 */
const ADOPTION_LIMIT_MS = 10_000;

/**
 * Ensures that the indexed revisions in SQL refer to the index in use. An index with another name (a fresh one, or one
 * of another store) is emptied and renamed, and every entity counts as never indexed.
 */
@Injectable()
export class IndexIdentity {
  private readonly logger = new Logger(IndexIdentity.name);
  private known: string | undefined;
  private settling: Promise<string> | undefined;
  private forgetting: Promise<void> | undefined;

  constructor(
    private readonly index: SearchIndex,
    private readonly store: SearchIndexStore,
    private readonly revisions: RevisionStore,
  ) {}

  /** Name of the index in use; the first call compares it with the name in SQL. Throws `ENGINE_UNAVAILABLE`. */
  async current(): Promise<string> {
    if (this.known !== undefined) return this.known;
    this.settling ??= this.settle().finally(() => (this.settling = undefined));
    return this.settling;
  }

  /** Makes the next call compare the names again, since another process has replaced the index. */
  forgetName(): void {
    this.known = undefined;
  }

  /**
   * Whether revisions of an earlier index are still being reset, so that search is behind on more entities than SQL
   * shows.
   */
  get isForgetting(): boolean {
    return this.forgetting !== undefined;
  }

  /** Resolves when the reset is complete. Throws its error; the next `current` after `forgetName` tries again. */
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
    await this.index.adopt(identity);
    if (remembered !== undefined || found !== undefined) {
      this.logger.warn(
        'The search index was not the one that was filled from this database: it was emptied, and is being filled',
      );
    }
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
      this.logger.warn(`Search could not be filled anew yet: ${messageOf(error)}`);
    });
  }

  private async forgetAll(identity: string): Promise<void> {
    await this.revisions.resetAll();
    await this.store.noteForgotten(identity);
  }
}
