import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore, type ScanFilter } from '../../../aspects/index.js';
import type { EntitySpec } from '../../../model/index.js';
import type { CheckedBatch, CheckedEntity, ConsistencyCheck } from '../checks/consistency-check.js';
import { readableValue } from '../checks/stored-values.js';
import type { CheckSelection } from '../select-checks.js';
import { IndexedUrns } from './indexed-urns.js';
import { StoredUrns } from './stored-urns.js';
import { mergePages, NO_URNS, type UrnPage, type UrnRange } from './urn-page.js';

/** Filter on entities; all conditions must match. */
export interface BatchFilter {
  /** Matches entities with an aspect written at or after this time, in milliseconds since 1970. */
  readonly modifiedFrom?: number | undefined;
  /** Matches entities with an aspect last written at or before this time. */
  readonly modifiedTo?: number | undefined;
  /** Matches entities with any of these aspects. */
  readonly aspects?: readonly string[] | undefined;
  readonly includeSoftDeleted: boolean;
  /** Whether the times apply to the key aspect only and other aspects are ignored. */
  readonly keyAspectOnly: boolean;
}

/** Plan of a scroll through the entities of one type. */
export interface BatchPlan extends CheckSelection {
  readonly filter: BatchFilter;
  /** Maximum number of entities in a batch. */
  readonly size: number;
}

/** A batch, and the position of the next one. */
export interface ReadBatch {
  readonly batch: CheckedBatch;
  /** Number of entities that were scanned. */
  readonly scanned: number;
  /** The last urn; undefined at the end. */
  readonly next: string | undefined;
}

/** Reads the batches for checks. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class BatchReader {
  constructor(
    private readonly aspects: AspectStore,
    private readonly stored: StoredUrns,
    private readonly indexed: IndexedUrns,
  ) {}

  /** Refreshes the search index if the plan reads from it. */
  async prepare(plan: BatchPlan): Promise<void> {
    if (needs(plan, 'orphans')) await this.indexed.showAll();
  }

  /** Returns the entities after `after`, in byte order of their urns. */
  async next(plan: BatchPlan, after: string | undefined): Promise<ReadBatch> {
    const range = { after, size: plan.size };
    const [stored, indexed] = await Promise.all([this.storedPage(plan, range), this.indexedPage(plan, range)]);
    const page = mergePages([stored, indexed], plan.size);
    const here = new Set(page.urns);
    const entities = await this.read(
      plan,
      stored.urns.filter((urn) => here.has(urn)),
    );
    const known = indexed.urns.filter((urn) => here.has(urn));
    const orphans = known.length === 0 ? [] : await this.indexed.orphans(plan.entity, known);
    return {
      batch: { entityType: plan.entity.name, entities, orphans },
      scanned: new Set([...known, ...entities.map(({ urn }) => urn)]).size,
      next: page.isLast ? undefined : page.urns.at(-1),
    };
  }

  /** Returns a batch of one entity; empty unless it is stored or, for checks of orphans, is an orphan. */
  async one(selection: CheckSelection, urn: string): Promise<CheckedBatch> {
    const { entity, checks } = selection;
    const entityType = entity.name;
    if (await this.aspects.exists(urn, { includeSoftDeleted: true })) {
      const plan = { ...selection, size: 1, filter: { includeSoftDeleted: false, keyAspectOnly: false } };
      return { entityType, entities: await this.read(plan, [urn]), orphans: [] };
    }
    const isKnown = needs({ checks }, 'orphans') && (await this.indexed.holds(urn));
    return { entityType, entities: [], orphans: isKnown ? await this.indexed.orphans(entity, [urn]) : [] };
  }

  private storedPage(plan: BatchPlan, range: UrnRange): Promise<UrnPage> {
    return needs(plan, 'entities') ? this.stored.page(scanFilter(plan), range) : Promise.resolve(NO_URNS);
  }

  private indexedPage(plan: BatchPlan, range: UrnRange): Promise<UrnPage> {
    return needs(plan, 'orphans') ? this.indexed.page(plan.entity, range) : Promise.resolve(NO_URNS);
  }

  private async read(
    { entity, checks, filter }: BatchPlan,
    urns: readonly string[],
  ): Promise<readonly CheckedEntity[]> {
    const found = await this.aspects.latest(urns, requiredAspects(entity, checks));
    return urns.flatMap((urn) => {
      const records = found.get(urn) ?? new Map<string, AspectRecord>();
      const status = records.get('status');
      const isRemoved = status !== undefined && readableValue(status)?.['removed'] === true;
      return isRemoved && !filter.includeSoftDeleted ? [] : [{ urn, type: entity, records }];
    });
  }
}

function needs({ checks }: Pick<CheckSelection, 'checks'>, subject: ConsistencyCheck['subject']): boolean {
  return checks.some((check) => check.subject === subject);
}

/** Returns the names of the aspects to read; undefined = all. */
function requiredAspects(entity: EntitySpec, checks: readonly ConsistencyCheck[]): readonly string[] | undefined {
  const names = new Set(['status', entity.keyAspect.name]);
  for (const { requiredAspects: required } of checks) {
    if (required === undefined) return undefined;
    for (const name of required) names.add(name);
  }
  return [...names];
}

function scanFilter({ entity, checks, filter }: BatchPlan): ScanFilter {
  const { modifiedFrom, modifiedTo, keyAspectOnly, aspects = targetsOf(checks) } = filter;
  const names = keyAspectOnly ? [entity.keyAspect.name] : aspects;
  return {
    urnLike: `urn:li:${entity.name.replace(/[\\%_]/g, '\\$&')}:%`,
    ...(names.length > 0 && { aspects: [...new Set(names)] }),
    ...(modifiedFrom !== undefined && { createdFrom: modifiedFrom }),
    ...(modifiedTo !== undefined && { createdTo: modifiedTo }),
  };
}

/** Returns the aspects of which an entity needs at least one to be checked; empty if a check covers all entities. */
function targetsOf(checks: readonly ConsistencyCheck[]): readonly string[] {
  const targets = checks.filter(({ subject }) => subject === 'entities').map(({ targetAspects }) => targetAspects);
  return targets.some((names) => names.length === 0) ? [] : targets.flat();
}
