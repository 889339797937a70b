import type { SqlTransaction } from '../foundation/database/index.js';
import type { AspectSpec } from '../model/index.js';
import type { AspectRecord } from './aspect-record.js';
import type { WriteContext } from './change-proposal.js';

/** What one transaction did to one aspect, as listeners hear of it. */
export interface AspectChange {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: AspectSpec;
  readonly previous: AspectRecord | undefined;
  /** Undefined when the aspect was deleted. */
  readonly current: AspectRecord | undefined;
  /** The value is as before; only system metadata moved on. */
  readonly isNoop: boolean;
  /** The key aspect went, and with it every row of the urn: listeners drop all they hold of it. */
  readonly entityDeleted: boolean;
}

/**
 * Hears of writes. Listeners register themselves with `WriteListeners` when their module starts; the writer does not
 * know them. `inTransaction` runs before the commit, in the same SQL transaction: what it writes is there exactly when
 * the aspects are, and what it throws rolls back. `afterCommit` runs when the change is durable; it must not throw for
 * reasons of its own engine. `afterTouch` is told of entities whose aspects are as they were, but whose revision was
 * raised because something else that is searchable changed, such as a time series; the same holds for it.
 */
export interface WriteListener {
  /**
   * Whether `afterCommit` only forgets or reads anew what was kept: it is called then, too, for a change of which
   * nobody can tell whether it was committed.
   */
  readonly onlyForgets?: true;
  inTransaction?(changes: readonly AspectChange[], transaction: SqlTransaction, context: WriteContext): Promise<void>;
  afterCommit?(changes: readonly AspectChange[], context: WriteContext): Promise<void> | void;
  afterTouch?(urns: readonly string[], context: WriteContext): Promise<void> | void;
}

/** The registered listeners, in order of registration. */
export class WriteListeners {
  private readonly listeners: WriteListener[] = [];

  register(listener: WriteListener): void {
    this.listeners.push(listener);
  }

  async inTransaction(
    changes: readonly AspectChange[],
    transaction: SqlTransaction,
    context: WriteContext,
  ): Promise<void> {
    for (const listener of this.listeners) await listener.inTransaction?.(changes, transaction, context);
  }

  async afterCommit(changes: readonly AspectChange[], context: WriteContext): Promise<void> {
    for (const listener of this.listeners) await listener.afterCommit?.(changes, context);
  }

  /** Tells those that only forget of changes that may have been committed. */
  async afterUnknown(changes: readonly AspectChange[], context: WriteContext): Promise<void> {
    for (const listener of this.listeners) {
      if (listener.onlyForgets === true) await listener.afterCommit?.(changes, context);
    }
  }

  async afterTouch(urns: readonly string[], context: WriteContext): Promise<void> {
    for (const listener of this.listeners) await listener.afterTouch?.(urns, context);
  }
}
