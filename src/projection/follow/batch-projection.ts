import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { isOfOneIndex } from '../../foundation/engine-client/index.js';
import { type CounterMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';
import { groupByEntityType } from '../../timeseries/index.js';
import type { Rejection } from '../documents/index-operations.js';
import { EntityProjection } from '../entity-projection.js';
import { RevisionStore } from '../revision-store.js';
import { SetAside } from './set-aside.js';

/**
 * Pause before the entities of a batch that failed as a whole are tried again, in milliseconds. Its cause may be a
 * passing one, so that it is shorter than that of an entity that fails alone.
 */
const FIRST_PAUSE_MS = 10_000;

/** Time within which such an entity is tried again after its pause, unless another process has projected it. */
const RETRY_MS = 15_000;

/** An entity that made the projection of a whole batch fail. */
interface Culprit {
  readonly urn: string;
  readonly error: unknown;
}

/**
 * Projects batches so that an entity that cannot be stored never blocks the others: it is set aside, logged once, and
 * counted.
 */
@Injectable()
export class BatchProjection {
  private readonly logger = new Logger('Projection');
  private readonly setAside = new SetAside();
  /** Entities of batches that failed as a whole, and those that an index does not take now. */
  private readonly postponed = new SetAside(FIRST_PAUSE_MS);
  /** Reasons why entities wait that have been logged since the last time that none waited. */
  private readonly told = new Set<string>();
  private readonly documents: CounterMetric;

  constructor(
    private readonly projection: EntityProjection,
    private readonly revisions: RevisionStore,
    metrics: MetricsRegistry,
  ) {
    this.documents = metrics.counter({
      name: 'projection_documents_total',
      help: 'Search documents that were written, removed, overtaken by newer ones, or refused.',
      labels: ['outcome'],
    });
  }

  /** How many entities wait because their index does not serve now, or their batch failed as a whole. */
  get waiting(): number {
    return this.postponed.recent(RETRY_MS);
  }

  /** How many entities are set aside. */
  get rejected(): number {
    return this.setAside.size;
  }

  /** Whether the entity is set aside at this revision. */
  isSetAside(urn: string, revision: number): boolean {
    return this.setAside.holds(urn, revision) || this.postponed.holds(urn, revision);
  }

  /**
   * Projects `urns`. Throws errors that no single entity causes: `ENGINE_UNAVAILABLE`, or an error with which every one
   * of several entities fails; these are set aside for a while, but do not count as rejected. Entities of a type whose
   * indices do not serve are, too, without an error.
   */
  async run(urns: readonly string[]): Promise<void> {
    const culprits = await this.projectOrFind(urns);
    const first = culprits[0];
    if (first === undefined) return;
    const revisions = await this.revisions.of(culprits.map(({ urn }) => urn));
    const rejections = culprits.map(({ urn, error }) => ({
      urn,
      revision: revisions.get(urn)?.revision ?? 0,
      reason: messageOf(error),
      passes: isOfOneIndex(error),
    }));
    if (isOfOneIndex(first.error)) this.reject(rejections);
    else if (culprits.length === urns.length && urns.length > 1) {
      for (const rejection of rejections) this.postponed.add(rejection);
      throw first.error;
    } else this.reject(rejections);
  }

  /** Bisects a batch that fails for an unknown reason to find the entities that cause it. */
  private async projectOrFind(urns: readonly string[]): Promise<readonly Culprit[]> {
    try {
      await this.project(urns);
      return [];
    } catch (error) {
      if (isOfOneIndex(error)) return this.findByType(urns, error);
      if (isOutage(error)) throw error;
      const [urn] = urns;
      if (urns.length <= 1) return urn === undefined ? [] : [{ urn, error }];
      const half = Math.ceil(urns.length / 2);
      return [...(await this.projectOrFind(urns.slice(0, half))), ...(await this.projectOrFind(urns.slice(half)))];
    }
  }

  /** Each entity type has indices of its own, so that those of the other types may serve. */
  private async findByType(urns: readonly string[], error: unknown): Promise<readonly Culprit[]> {
    const groups = [...groupByEntityType(urns).values()];
    if (groups.length === 1) return urns.map((urn) => ({ urn, error }));
    const culprits: Culprit[] = [];
    for (const group of groups) culprits.push(...(await this.projectOrFind(group)));
    return culprits;
  }

  private async project(urns: readonly string[]): Promise<void> {
    const { written, removed, stale, rejected } = await this.projection.project(urns);
    const refused = new Set(rejected.map(({ urn }) => urn));
    this.setAside.clear(urns.filter((urn) => !refused.has(urn)));
    this.postponed.clear(urns);
    this.reject(rejected);
    this.tellEnd();
    for (const [outcome, count] of Object.entries({ written, removed, stale })) {
      if (count > 0) this.documents.add(count, { outcome });
    }
  }

  private reject(rejections: readonly Rejection[]): void {
    const lasting = rejections.filter(({ passes }) => passes !== true);
    for (const rejection of lasting) {
      const { urn, reason } = rejection;
      if (this.setAside.add(rejection)) this.logger.error(`${urn} cannot be made searchable: ${reason}`);
    }
    if (lasting.length > 0) this.documents.add(lasting.length, { outcome: 'rejected' });
    this.postpone(rejections.filter(({ passes }) => passes === true));
  }

  /**
   * Entities that an index does not take now are tried again soon, however long it has not; the others are not kept
   * waiting.
   */
  private postpone(rejections: readonly Rejection[]): void {
    for (const { urn, reason } of rejections) {
      if (!this.told.has(reason)) this.logger.warn(`${urn} cannot be made searchable yet: ${reason}`);
      this.told.add(reason);
    }
    this.postponed.clear(rejections.map(({ urn }) => urn));
    for (const rejection of rejections) this.postponed.add(rejection);
  }

  private tellEnd(): void {
    if (this.told.size === 0 || this.waiting > 0) return;
    this.told.clear();
    this.logger.log('The search indices take all documents again');
  }
}

/** Whether an error says that the database or the engine does not serve now, whatever it is asked. */
export function isOutage(error: unknown): boolean {
  return error instanceof DomainError && OUTAGES.has(error.code);
}

const OUTAGES: ReadonlySet<string> = new Set(['ENGINE_UNAVAILABLE', 'TRANSACTION_CONFLICT', 'OUTCOME_UNKNOWN']);
