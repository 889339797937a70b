import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type IndexOperation, type IndexOutcome, SearchIndex, type IndexTarget } from '../search/index.js';
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
 * How old may be what a document is made from when it is written, and how long the write may take, in milliseconds: a
 * third of the 60 s for which server engines remember a removal (`index.gc_deletes`), so that no older document comes
 * after a removal that is forgotten.
 */
const FRESH_MS = 20_000;

/** What became of a projection. */
export interface ProjectionOutcome {
  /** Documents stored. */
  readonly written: number;
  /** Documents that were there and went. */
  readonly removed: number;
  /** Operations that lost against a higher revision. */
  readonly stale: number;
  /** Entities whose document could not be made or taken; search stays behind on them. */
  readonly rejected: readonly Rejection[];
}

/** Where a projection goes. */
export interface ProjectionOptions {
  /** Absent = what is searched, and the rebuild under way. */
  readonly target?: IndexTarget;
}

/**
 * The one path from the aspects in SQL to the search index. Whatever the order in which processes run it, the newest
 * content stays.
 */
@Injectable()
export class EntityProjection {
  constructor(
    @Inject(EntityReader) private readonly reader: EntityReader,
    @Inject(IndexOperations) private readonly planner: IndexOperations,
    @Inject(SearchIndex) private readonly index: SearchIndex,
    @Inject(RebuildRegister) private readonly rebuilds: RebuildRegister,
    @Inject(RevisionStore) private readonly revisions: RevisionStore,
    @Inject(IndexIdentity) private readonly identities: IndexIdentity,
    @Inject(IndexMarks) private readonly marks: IndexMarks,
  ) {}

  /**
   * Brings the index to the current state of `urns`: documents for entities that exist, removals for the others. When
   * it answers, the writes are done, and are marked in SQL soon after (see `settled`). Throws `ENGINE_UNAVAILABLE` of
   * the database or the search engine; doing it again is harmless.
   */
  async project(urns: readonly string[], options: ProjectionOptions = {}): Promise<ProjectionOutcome> {
    let sum = NOTHING;
    for (let from = 0; from < urns.length; from += CHUNK) {
      if (from > 0) await nextTurn();
      sum = add(sum, await this.projectEntities(await this.reader.read(urns.slice(from, from + CHUNK)), options));
    }
    return sum;
  }

  /** As `project`, for entities that were read before; such as were read too long ago are read anew. */
  async projectEntities(
    entities: readonly StoredEntity[],
    { target }: ProjectionOptions = {},
  ): Promise<ProjectionOutcome> {
    const identity = await this.identities.current();
    const { fresh, planned } = await this.plan(entities);
    const destination = target ?? (await this.liveTarget());
    const outcome = await this.write(planned.operations, destination);
    const rejected = [...planned.rejected, ...rejections(outcome, fresh)];
    if (destination.live) {
      await this.removeDeleted(fresh, planned.operations);
      if (outcome.stale > 0) await this.overtakeIndex(planned.operations);
      await this.mark(fresh, rejected, identity);
    }
    return { ...outcome, rejected };
  }

  /** What `project` would do to the index now. Throws `ENGINE_UNAVAILABLE`. */
  async operations(urns: readonly string[]): Promise<readonly IndexOperation[]> {
    return (await this.planner.of(await this.reader.read(urns))).operations;
  }

  /**
   * Resolves when everything that was written is safe from a power cut and marked in SQL. Throws `ENGINE_UNAVAILABLE`;
   * what is not marked is written again.
   */
  settled(): Promise<void> {
    return this.marks.flush();
  }

  /**
   * Reads anew what is not fresh any more, before or after the documents were built; once, as the write is looked after
   * too.
   */
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
   * The rebuild comes first: were it promoted in between, the second write finds it in the place of the live indices.
   */
  private async write(operations: readonly IndexOperation[], { live, rebuild }: IndexTarget): Promise<IndexOutcome> {
    if (operations.length === 0) return NOTHING;
    const built = rebuild === undefined ? NOTHING : await this.index.write(operations, { live: false, rebuild });
    return live ? this.index.write(operations, { live: true }) : built;
  }

  /**
   * After a write that took long, removes again what was deleted meanwhile: the engine may have forgotten the removal
   * before the document came.
   */
  private async removeDeleted(entities: readonly StoredEntity[], operations: readonly IndexOperation[]): Promise<void> {
    if (isFresh(entities)) return;
    const now = await this.revisions.of(operations.map((operation) => subjectOf(operation).urn));
    const removals = operations.flatMap((operation): IndexOperation[] => {
      if (operation.kind === 'remove') return [];
      const { entityType, urn } = operation.document;
      const latest = now.get(urn);
      return latest?.deleted === true ? [{ kind: 'remove', entityType, urn, revision: latest.revision }] : [];
    });
    await this.write(removals, await this.liveTarget());
  }

  /**
   * A document of a higher revision than SQL has comes from a database that was put back to an earlier state: the
   * entity gets a revision above it.
   */
  private async overtakeIndex(operations: readonly IndexOperation[]): Promise<void> {
    const urns = operations.map((operation) => subjectOf(operation).urn);
    const indexed = await this.index.revisions(urns);
    const stored = await this.revisions.of(urns);
    const ahead = [...indexed].filter(([urn, revision]) => revision > (stored.get(urn)?.revision ?? 0));
    if (ahead.length > 0) await this.revisions.raiseAbove(ahead.map(([urn, revision]) => ({ urn, revision })));
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
  return rejected.map(({ urn, reason }) => ({ urn, reason, revision: revisions.get(urn) ?? 0 }));
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
