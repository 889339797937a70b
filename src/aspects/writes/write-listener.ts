import type { SqlTransaction } from '../../foundation/database/index.js';
import type { AspectSpec } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { WriteContext } from '../change-proposal.js';

/** The effect of one transaction on one aspect, as listeners receive it. */
export interface AspectChange {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: AspectSpec;
  readonly previous: AspectRecord | undefined;
  /** Undefined when the aspect was deleted. */
  readonly current: AspectRecord | undefined;
  /** Whether the value is unchanged, so that only its system metadata was updated. */
  readonly isNoop: boolean;
  /** Whether the key aspect was deleted, and with it every row of the urn: listeners drop all they hold of it. */
  readonly entityDeleted: boolean;
}

/** What caches need to know of a change, which may be one of another worker. */
export interface ChangeNotice {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: { readonly name: string; readonly isKey: boolean };
  readonly entityDeleted: boolean;
}

/**
 * Is called for writes. Listeners register themselves with `WriteListeners` when their module starts; the writer does
 * not depend on them. `inTransaction` runs before the commit, in the same SQL transaction: its writes are stored
 * exactly when the aspects are, and its errors roll back. `afterCommit` runs when the change is durable; it must not
 * throw because of its own engine. `afterTouch` is called for entities whose aspects are unchanged, but whose revision
 * was raised because something else that is searchable changed, such as a time series; it must not throw either.
 */
export interface WriteListener {
  /**
   * Whether `afterCommit` only drops or rereads cached values: it is then also called for a change whose commit is
   * uncertain.
   */
  readonly onlyForgets?: true;
  inTransaction?(changes: readonly AspectChange[], transaction: SqlTransaction, context: WriteContext): Promise<void>;
  afterCommit?(changes: readonly AspectChange[], context: WriteContext): Promise<void> | void;
  afterTouch?(urns: readonly string[], context: WriteContext): Promise<void> | void;
}

/** A listener that only drops cached values, and does so for the writes of every worker of the service. */
export interface CacheListener extends WriteListener {
  readonly onlyForgets: true;
  /** Whether cached values may depend on what changed. */
  dependsOn(change: ChangeNotice): boolean;
  afterCommit(changes: readonly ChangeNotice[]): void;
}

/** The registered listeners, in order of registration. */
export class WriteListeners {
  private readonly listeners: WriteListener[] = [];
  private readonly caches: CacheListener[] = [];

  register(listener: WriteListener): void {
    this.listeners.push(listener);
  }

  /** Registers a listener that is also called for the changes of other workers that it depends on. */
  registerCache(listener: CacheListener): void {
    this.register(listener);
    this.caches.push(listener);
  }

  /** Whether a cache in another worker may depend on what changed. */
  isCached(change: ChangeNotice): boolean {
    return this.caches.some((cache) => cache.dependsOn(change));
  }

  /** Calls the caches, for changes that another worker has committed. */
  afterOthersCommit(changes: readonly ChangeNotice[]): void {
    for (const cache of this.caches) cache.afterCommit(changes);
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

  /** Calls the listeners that only drop cached values, for changes that may have been committed. */
  async afterUnknown(changes: readonly AspectChange[], context: WriteContext): Promise<void> {
    for (const listener of this.listeners) {
      if (listener.onlyForgets === true) await listener.afterCommit?.(changes, context);
    }
  }

  async afterTouch(urns: readonly string[], context: WriteContext): Promise<void> {
    for (const listener of this.listeners) await listener.afterTouch?.(urns, context);
  }
}
