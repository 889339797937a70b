import { Injectable } from '@nestjs/common';
import { AspectScanner, type AspectRecord, type ScannedRow } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import type { IndexTarget } from '../../search/index.js';
import type { Rejection } from '../documents/index-operations.js';
import type { StoredEntity } from '../documents/stored-entity.js';
import { EntityProjection, type ProjectionOutcome } from '../entity-projection.js';
import { RevisionStore } from '../revision-store.js';
import { retrying } from './retrying.js';
import { RowCheck } from './row-check.js';
import { RestoreTally } from './restore-tally.js';
import type { ScanPage } from './scan-pages.js';

/** Entities that are reread at a time. */
const CHUNK = 100;
/** More rows than `CHUNK` entities have: no entity type has 200 aspects. */
const ROWS = CHUNK * 200;

/** Writes the documents of scanned rows; always complete ones, even when only some rows of an entity were scanned. */
@Injectable()
export class DocumentRestore {
  constructor(
    private readonly scanner: AspectScanner,
    private readonly projection: EntityProjection,
    private readonly check: RowCheck,
    private readonly revisions: RevisionStore,
  ) {}

  /**
   * Writes the documents of the entities to which the `good` rows of `page` belong. Throws `ENGINE_UNAVAILABLE`; the
   * call is idempotent.
   */
  async write(
    page: ScanPage,
    good: readonly ScannedRow[],
    tally: RestoreTally,
    target: IndexTarget | undefined,
  ): Promise<void> {
    const unusable = this.check.unusable(page.rows, good);
    const usable = good.filter(({ record }) => !unusable.has(record.urn));
    const whole = usable.filter(({ record }) => !page.partial.has(record.urn));
    await this.project(entitiesOf(whole, page.readAt), tally, target);
    const partial = [...new Set(usable.map(({ record }) => record.urn))].filter((urn) => page.partial.has(urn));
    await this.restoreEntities(partial, tally, target);
  }

  /** Writes the documents of the current entities, without bad rows, and removes those of deleted entities. */
  async restoreEntities(urns: readonly string[], tally: RestoreTally, target?: IndexTarget): Promise<void> {
    for (let from = 0; from < urns.length; from += CHUNK) {
      const chunk = urns.slice(from, from + CHUNK);
      const readAt = performance.now();
      const rows = await retrying(() => this.scanner.page({ filter: { urns: chunk } }, ROWS));
      const good = this.check.good(rows, new RestoreTally());
      const unusable = this.check.unusable(rows, good);
      const found = entitiesOf(good, readAt).filter(({ urn }) => !unusable.has(urn));
      const known = new Set([...unusable, ...found.map(({ urn }) => urn)]);
      const gone = chunk.filter((urn) => !known.has(urn));
      await this.project(found, tally, target);
      await this.remove(gone, tally, target);
    }
  }

  /** An entity whose document cannot be built, for whatever reason, fails alone. */
  private async project(
    entities: readonly StoredEntity[],
    tally: RestoreTally,
    target: IndexTarget | undefined,
  ): Promise<void> {
    if (entities.length === 0) return;
    try {
      await this.projectAll(entities, tally, target);
    } catch (error) {
      const [first] = entities;
      if (error instanceof DomainError || first === undefined) throw error;
      if (entities.length === 1) {
        await this.reject([{ ...first, reason: messageOf(error) }], tally, target);
        return;
      }
      const half = Math.ceil(entities.length / 2);
      await this.project(entities.slice(0, half), tally, target);
      await this.project(entities.slice(half), tally, target);
    }
  }

  private async projectAll(
    entities: readonly StoredEntity[],
    tally: RestoreTally,
    target: IndexTarget | undefined,
  ): Promise<void> {
    const outcome = await complete(() => this.projection.projectEntities(entities, target && { target }));
    await this.count(outcome, tally, target);
    if (outcome.stale > 0 && target === undefined) {
      const urns = entities.map(({ urn }) => urn);
      await this.projectAgain(urns, tally, outcome.written);
    }
  }

  private async remove(urns: readonly string[], tally: RestoreTally, target: IndexTarget | undefined): Promise<void> {
    const outcome = await complete(() => this.projection.project(urns, target && { target }));
    await this.count(outcome, tally, target);
    if (outcome.stale > 0 && target === undefined) await this.projectAgain(urns, tally, outcome.written);
  }

  /**
   * An operation that was superseded by a higher revision has one above it now, unless another process wrote; in both
   * cases the index matches SQL. `counted` documents of these entities are in the tally.
   */
  private async projectAgain(urns: readonly string[], tally: RestoreTally, counted: number): Promise<void> {
    const { written, removed, rejected } = await complete(() => this.projection.project(urns));
    await this.count({ written: Math.max(0, written - counted), removed, rejected }, tally, undefined);
  }

  private async count(
    { written, removed, rejected }: Omit<ProjectionOutcome, 'stale'>,
    tally: RestoreTally,
    target: IndexTarget | undefined,
  ): Promise<void> {
    tally.documentsWritten += written;
    tally.documentsDeleted += removed;
    await this.reject(rejected, tally, target);
  }

  /**
   * Counts rejected entities. SQL may say that search has their documents, which a rebuild then lacks: search falls
   * behind on them again, so that they are tried again and the gap is visible after the switch.
   */
  private async reject(
    rejected: readonly Rejection[],
    tally: RestoreTally,
    target: IndexTarget | undefined,
  ): Promise<void> {
    for (const { urn, reason } of rejected) tally.reject(urn, reason);
    if (target !== undefined && rejected.length > 0) await retrying(() => this.revisions.raiseAbove(rejected));
  }
}

/** Retries a projection of which an index takes a part only later: a restore leaves nothing for later. */
function complete(project: () => Promise<ProjectionOutcome>): Promise<ProjectionOutcome> {
  return retrying(async () => {
    const outcome = await project();
    const later = outcome.rejected.find(({ passes }) => passes === true);
    if (later === undefined) return outcome;
    throw new DomainError('ENGINE_UNAVAILABLE', `${later.urn} cannot be made searchable yet: ${later.reason}.`);
  });
}

function entitiesOf(rows: readonly ScannedRow[], readAt: number): readonly StoredEntity[] {
  const entities = new Map<string, { revision: number; aspects: Map<string, AspectRecord> }>();
  for (const { record, revision = 0 } of rows) {
    const entity = entities.get(record.urn) ?? { revision, aspects: new Map<string, AspectRecord>() };
    entity.aspects.set(record.aspect, record);
    entities.set(record.urn, entity);
  }
  return [...entities].map(([urn, { revision, aspects }]) => ({ urn, revision, aspects, readAt }));
}
