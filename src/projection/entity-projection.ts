import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type HigherRevision,
  type IndexOperation,
  type IndexOutcome,
  SearchIndex,
  type IndexTarget,
} from '../search/index.js';
import { EntityReader } from './documents/entity-reader.js';
import { IndexOperations, type PlannedOperations, type Rejection, subjectOf } from './documents/index-operations.js';
import type { StoredEntity } from './documents/stored-entity.js';
import { IndexIdentity } from './index-state/index-identity.js';
import { IndexMarks } from './index-state/index-marks.js';
import { RebuildRegister } from './rebuild-register.js';
import { RevisionStore } from './revision-store.js';

/** Entities that are read and written together. */
const CHUNK = 200;

/**
 * How old the content of a document may be when it is written, and how long the write may take, in milliseconds: a
 * third of the 60 s for which server engines remember a removal unless an index says otherwise (`index.gc_deletes`), so
 * that no older document follows a forgotten removal.
 */
const FRESH_MS = 20_000;

/** The result of a projection. */
export interface ProjectionOutcome {
  /** Documents stored. */
  readonly written: number;
  /** Documents removed. */
  readonly removed: number;
  /** Operations that were superseded by a higher revision. */
  readonly stale: number;
  /** Entities whose document could not be built or stored; search stays behind on them. */
  readonly rejected: readonly Rejection[];
}

/** The target of a projection. */
export interface ProjectionOptions {
  /** Absent = the live index, and the rebuild under way. */
  readonly target?: IndexTarget;
}

/**
 * The only path from the aspects in SQL to the search index. The newest content stays, in whichever order processes
 * write.
 */
@Injectable()
export class EntityProjection {
  constructor(
    private readonly reader: EntityReader,
    private readonly planner: IndexOperations,
    private readonly index: SearchIndex,
    private readonly rebuilds: RebuildRegister,
    private readonly revisions: RevisionStore,
    private readonly identities: IndexIdentity,
    private readonly marks: IndexMarks,
  ) {}

  /**
   * Brings the index to the current state of `urns`: documents for entities that exist, removals for the others. The
   * writes are done when the promise resolves, and are marked in SQL soon after (see `settled`). Throws
   * `ENGINE_UNAVAILABLE` of the database or the search engine; the call is idempotent.
   */
  async project(urns: readonly string[], options: ProjectionOptions = {}): Promise<ProjectionOutcome> {
    let sum = NOTHING;
    for (let from = 0; from < urns.length; from += CHUNK) {
      if (from > 0) await nextTurn();
      sum = add(sum, await this.projectEntities(await this.reader.read(urns.slice(from, from + CHUNK)), options));
    }
    return sum;
  }

  /** As `project`, for entities that have been read; those read too long ago are reread. */
  async projectEntities(
    entities: readonly StoredEntity[],
    { target }: ProjectionOptions = {},
  ): Promise<ProjectionOutcome> {
    const identity = await this.identities.current();
    const { fresh, planned } = await this.plan(entities);
    const destination = target ?? (await this.liveTarget());
    const outcome = await this.write(planned.operations, destination);
    const rejected = [...planned.rejected, ...rejections(outcome, fresh)];
    await this.removeDeleted(fresh, planned.operations, destination);
    if (destination.live) {
      if (outcome.stale > 0) await this.overtakeIndex(planned.operations, outcome.higher ?? []);
      await this.mark(fresh, rejected, identity);
    }
    return { ...outcome, rejected };
  }

  /** The operations that `project` would apply to the index now. Throws `ENGINE_UNAVAILABLE`. */
  async operations(urns: readonly string[]): Promise<readonly IndexOperation[]> {
    return (await this.planner.of(await this.reader.read(urns))).operations;
  }

  /**
   * Resolves when all writes are durable in the index and marked in SQL. Throws `ENGINE_UNAVAILABLE`; unmarked writes
   * are repeated.
   */
  settled(): Promise<void> {
    return this.marks.flush();
  }

  /** Rereads stale entities, before or after the documents were built; once, since the write is checked as well. */
  private async plan(
    entities: readonly StoredEntity[],
  ): Promise<{ readonly fresh: readonly StoredEntity[]; readonly planned: PlannedOperations }> {
    if (isFresh(entities)) {
      const planned = await this.planner.of(entities);
      if (isFresh(entities)) return { fresh: entities, planned };
    }
    const fresh = await this.reader.read(entities.map(({ urn }) => urn));
    return { fresh, planned: await this.planner.of(fresh) };
  }

  private async liveTarget(): Promise<IndexTarget> {
    const rebuild = await this.rebuilds.active();
    return rebuild === undefined ? { live: true } : { live: true, rebuild };
  }

  /**
   * The rebuild comes first: if it is promoted in between, the second write goes to the indices that were promoted.
   * What only the rebuild rejects counts as rejected, because it would be missing after the switch.
   */
  private async write(operations: readonly IndexOperation[], target: IndexTarget): Promise<IndexOutcome> {
    if (operations.length === 0) return NOTHING;
    const { live, rebuild } = target;
    const built = rebuild === undefined ? NOTHING : await this.index.write(operations, { ...target, live: false });
    if (!live) return built;
    const outcome = await this.index.write(operations, { live: true });
    const known = new Set(outcome.rejected.map(({ urn }) => urn));
    return { ...outcome, rejected: [...outcome.rejected, ...built.rejected.filter(({ urn }) => !known.has(urn))] };
  }

  /**
   * After a slow write, removes again what was deleted meanwhile: the engine may have forgotten the removal before the
   * document arrived.
   */
  private async removeDeleted(
    entities: readonly StoredEntity[],
    operations: readonly IndexOperation[],
    { live, rebuild }: IndexTarget,
  ): Promise<void> {
    if (isFresh(entities)) return;
    const now = await this.revisions.of(operations.map((operation) => subjectOf(operation).urn));
    const removals = operations.flatMap((operation): IndexOperation[] => {
      if (operation.kind === 'remove') return [];
      const { entityType, urn } = operation.document;
      const latest = now.get(urn);
      return latest?.deleted === true ? [{ kind: 'remove', entityType, urn, revision: latest.revision }] : [];
    });
    await this.write(removals, live ? await this.liveTarget() : { live, ...(rebuild && { rebuild }) });
  }

  /**
   * A document, or a removal that the engine remembers, with a higher revision than SQL has comes from a database that
   * was restored to an earlier state: the entity gets a revision above it.
   */
  private async overtakeIndex(operations: readonly IndexOperation[], higher: readonly HigherRevision[]): Promise<void> {
    const urns = operations.map((operation) => subjectOf(operation).urn);
    const indexed = [...(await this.index.revisions(urns))].map(([urn, revision]) => ({ urn, revision }));
    const stored = await this.revisions.of(urns);
    const ahead = new Map<string, number>();
    for (const { urn, revision } of [...indexed, ...higher])
      if (revision > (ahead.get(urn) ?? stored.get(urn)?.revision ?? 0)) ahead.set(urn, revision);
    if (ahead.size > 0) await this.revisions.raiseAbove([...ahead].map(([urn, revision]) => ({ urn, revision })));
  }

  private async mark(
    entities: readonly StoredEntity[],
    rejected: readonly Rejection[],
    identity: string,
  ): Promise<void> {
    const refused = new Set(rejected.map(({ urn }) => urn));
    await this.marks.add(
      entities.filter(({ urn }) => !refused.has(urn)),
      identity,
    );
  }
}

const NOTHING: IndexOutcome & ProjectionOutcome = { written: 0, removed: 0, stale: 0, rejected: [] };

function rejections({ rejected }: IndexOutcome, entities: readonly StoredEntity[]): readonly Rejection[] {
  if (rejected.length === 0) return [];
  const revisions = new Map(entities.map(({ urn, revision }) => [urn, revision]));
  return rejected.map((one) => ({ ...one, revision: revisions.get(one.urn) ?? 0 }));
}

function add(one: ProjectionOutcome, other: ProjectionOutcome): ProjectionOutcome {
  return {
    written: one.written + other.written,
    removed: one.removed + other.removed,
    stale: one.stale + other.stale,
    rejected: [...one.rejected, ...other.rejected],
  };
}

function isFresh(entities: readonly StoredEntity[]): boolean {
  const oldest = performance.now() - FRESH_MS;
  return entities.every(({ readAt }) => readAt > oldest);
}
