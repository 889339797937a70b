import type { Clock } from '../../foundation/common/clock.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { WriteContext } from '../change-proposal.js';
import { lockEntities } from '../rows/entity-revisions.js';
import type { StoredRows } from '../rows/stored-rows.js';

/** A write that has a trace. */
export type TracedWrite = WriteContext & { readonly traceId: string };

/**
 * The turn of a write on its entities. Its time is that at which the last of them was locked, and never earlier than
 * the last change of one of them: the times of an entity's changes have the order of their commits, even when the
 * clocks of the processes differ.
 */
export class WriteTurn {
  private readonly urns = new Set<string>();
  private current: TracedWrite;
  private lockedOn: number;

  constructor(
    private readonly sql: SqlTransaction,
    private readonly rows: StoredRows,
    given: TracedWrite,
    private readonly clock: Clock,
  ) {
    this.current = given;
    this.lockedOn = given.audit.time;
  }

  /** The write at its time. */
  get write(): TracedWrite {
    const time = Math.max(this.lockedOn, this.rows.writtenOn);
    const { audit } = this.current;
    if (time !== audit.time) this.current = { ...this.current, audit: { ...audit, time } };
    return this.current;
  }

  /** Locks further entities. The times of their last changes count once `StoredRows.loadLocked` has read them. */
  async lock(urns: readonly string[]): Promise<void> {
    const further = urns.filter((urn) => !this.urns.has(urn));
    for (const urn of further) this.urns.add(urn);
    await lockEntities(this.sql, [...new Set(further)], this.lockedOn);
    this.lockedOn = Math.max(this.lockedOn, this.clock.now());
  }
}
