import { Inject, Injectable } from '@nestjs/common';
import { SearchIndex } from '../../search/index.js';
import type { RevisionMark } from '../entity-revision.js';
import { RevisionStore } from '../revision-store.js';
import { IndexIdentity } from './index-identity.js';

/** How long what was written waits to be marked, so that many documents share one commit, in milliseconds. */
const PAUSE_MS = 500;

/** Marks that may wait; from here on whoever adds more waits for them. */
const MOST_WAITING = 5_000;

/**
 * Notes in SQL what was written to the search index: first the index is asked to survive a power cut, then the
 * revisions are marked, many at a time and apart from the writes that people wait for. What is not marked when the
 * process ends is written again.
 */
@Injectable()
export class IndexMarks {
  private waiting = new Map<string, number>();
  private identity: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    @Inject(SearchIndex) private readonly index: SearchIndex,
    @Inject(RevisionStore) private readonly revisions: RevisionStore,
    @Inject(IndexIdentity) private readonly identities: IndexIdentity,
  ) {}

  /** Takes up revisions that the index named `identity` has reached. Resolves at once unless very many wait. */
  async add(marks: readonly RevisionMark[], identity: string): Promise<void> {
    if (identity !== this.identity) this.waiting.clear();
    this.identity = identity;
    for (const { urn, revision } of marks) {
      if (revision > (this.waiting.get(urn) ?? 0)) this.waiting.set(urn, revision);
    }
    if (this.waiting.size > MOST_WAITING) await this.flush();
    else if (this.waiting.size > 0) this.timer ??= this.later();
  }

  /** Whether a revision of `urn` waits to be marked that is at least `revision`. */
  has(urn: string, revision: number): boolean {
    return (this.waiting.get(urn) ?? -1) >= revision;
  }

  /**
   * Marks what waits now. Throws `ENGINE_UNAVAILABLE`; what could not be marked counts as not indexed, and is written
   * again.
   */
  flush(): Promise<void> {
    const flushed = this.flushing.then(() => this.flushNow());
    this.flushing = flushed.catch(() => undefined);
    return flushed;
  }

  private later(): NodeJS.Timeout {
    return setTimeout(() => void this.flush().catch(() => undefined), PAUSE_MS).unref();
  }

  private async flushNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting, identity } = this;
    if (waiting.size === 0 || identity === undefined) return;
    this.waiting = new Map();
    await this.index.persist();
    const marks = [...waiting].map(([urn, revision]) => ({ urn, revision }));
    if (!(await this.revisions.mark(marks, identity))) this.identities.forgetName();
  }
}
