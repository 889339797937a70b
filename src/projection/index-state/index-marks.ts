import { Injectable } from '@nestjs/common';
import { SearchIndex } from '../../search/index.js';
import type { RevisionMark } from '../entity-revision.js';
import { RevisionStore } from '../revision-store.js';
import { IndexIdentity } from './index-identity.js';

/** How long written documents wait for their marks, so that many share one commit, in milliseconds. */
const PAUSE_MS = 500;

/** Marks that may be pending; callers who add more wait for them. */
const MOST_WAITING = 5_000;

/**
 * Marks in SQL what was written to the search index: the index first makes its writes durable, then the revisions are
 * marked, many at a time and apart from the writes that callers wait for. Writes that are unmarked when the process
 * ends are repeated.
 */
@Injectable()
export class IndexMarks {
  private waiting = new Map<string, number>();
  private identity: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly index: SearchIndex,
    private readonly revisions: RevisionStore,
    private readonly identities: IndexIdentity,
  ) {}

  /**
   * Adds revisions that the index named `identity` has reached. Resolves at once unless very many marks are pending.
   */
  async add(marks: readonly RevisionMark[], identity: string): Promise<void> {
    if (identity !== this.identity) this.waiting.clear();
    this.identity = identity;
    for (const { urn, revision } of marks) {
      if (revision > (this.waiting.get(urn) ?? 0)) this.waiting.set(urn, revision);
    }
    if (this.waiting.size > MOST_WAITING) await this.flush();
    else if (this.waiting.size > 0) this.timer ??= this.later();
  }

  /** Whether a mark for `urn` is pending at `revision` or above. */
  has(urn: string, revision: number): boolean {
    return (this.waiting.get(urn) ?? -1) >= revision;
  }

  /**
   * Writes the pending marks. Throws `ENGINE_UNAVAILABLE`; unmarked documents count as not indexed, and are written
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
