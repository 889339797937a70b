import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore, type ScanFilter } from '../../../aspects/index.js';
import type { EntitySpec } from '../../../model/index.js';
import type { CheckedBatch, CheckedEntity, ConsistencyCheck } from '../checks/consistency-check.js';
import { readableValue } from '../checks/stored-values.js';
import type { CheckSelection } from '../select-checks.js';
import { IndexedUrns } from './indexed-urns.js';
import { StoredUrns } from './stored-urns.js';
import { mergePages, NO_URNS, type UrnPage, type UrnRange } from './urn-page.js';

/** Which entities are looked at; the conditions hold together. */
export interface BatchFilter {
  /** Entities with an aspect that was written then or later, in milliseconds since 1970. */
  readonly modifiedFrom?: number | undefined;
  /** Entities with an aspect that was last written then or earlier. */
  readonly modifiedTo?: number | undefined;
  /** Entities with any of these aspects. */
  readonly aspects?: readonly string[] | undefined;
  readonly includeSoftDeleted: boolean;
  /** Whether the times are those of the key aspect, and no other aspect is asked for. */
  readonly keyAspectOnly: boolean;
}

/** A walk through the entities of one type. */
export interface BatchPlan extends CheckSelection {
  readonly filter: BatchFilter;
  /** Entities of a batch at most. */
  readonly size: number;
}

/** A batch, and how the walk goes on. */
export interface ReadBatch {
  readonly batch: CheckedBatch;
  /** Entities that were looked at. */
  readonly scanned: number;
  /** The last urn; undefined at the end. */
  readonly next: string | undefined;
}

/** Reads what checks look at. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class BatchReader {
  constructor(
    private readonly aspects: AspectStore,
    private readonly stored: StoredUrns,
    private readonly indexed: IndexedUrns,
  ) {}

  /** Has the engine show what it was given just now, where the plan asks for that. */
  async prepare(plan: BatchPlan): Promise<void> {
    if (needs(plan, 'orphans')) await this.indexed.showAll();
  }

  /** The entities that follow `after` in byte order of their urns. */
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

  /** One entity; nothing when it is neither stored nor, where checks ask for that, an orphan. */
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

/** Names of what is read of each entity; undefined = all. */
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

/** Aspects without any of which no check has anything to look at; none when one of the checks looks at every entity. */
function targetsOf(checks: readonly ConsistencyCheck[]): readonly string[] {
  const targets = checks.filter(({ subject }) => subject === 'entities').map(({ targetAspects }) => targetAspects);
  return targets.some((names) => names.length === 0) ? [] : targets.flat();
}
