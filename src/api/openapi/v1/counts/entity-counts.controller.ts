import { Controller } from '@nestjs/common';
import { ModelRegistry } from '../../../../model/index.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { entityNamed } from '../../v3/aspect-names.js';
import { COUNTS } from './entity-counts.operations.js';
import { type EntityCount, EntityCountsService } from './entity-counts.service.js';

/** A count in a response, with the total only on request. */
type EntityCountView = EntityCount & { readonly totalCount?: number };

/** Counts of several types, and their sums. */
interface CountsView {
  readonly counts: readonly EntityCountView[];
  readonly activeTotal: number;
  readonly softDeletedTotal: number;
  readonly totalCount?: number;
  readonly requestedTypes?: readonly string[];
  readonly computedAtMillis: number;
  readonly cacheHit: boolean;
}

/** Number of entities. */
@Controller()
export class EntityCountsController {
  constructor(
    private readonly service: EntityCountsService,
    private readonly registry: ModelRegistry,
  ) {}

  /** The counts of the named types, or of all. */
  @Operation(COUNTS.ofTypes)
  async counts({ types: named, includeTotal, skipCache }: InputOf<typeof COUNTS.ofTypes>): Promise<CountsView> {
    const types = named?.map((name) => entityNamed(this.registry, name).name);
    const { counts, computedAtMillis, cacheHit } = await this.service.counts(skipCache);
    const wanted = counts.filter(({ entityType }) => types === undefined || types.includes(entityType));
    const activeTotal = sumOf(wanted, 'activeCount');
    const softDeletedTotal = sumOf(wanted, 'softDeletedCount');
    return {
      counts: wanted.map((count) => view(count, includeTotal)),
      activeTotal,
      softDeletedTotal,
      ...(includeTotal && { totalCount: activeTotal + softDeletedTotal }),
      ...(types !== undefined && { requestedTypes: types }),
      computedAtMillis,
      cacheHit,
    };
  }

  /** The count of one type. */
  @Operation(COUNTS.ofType)
  async count({
    entityType,
    includeTotal,
    skipCache,
  }: InputOf<typeof COUNTS.ofType>): Promise<
    EntityCountView & { readonly computedAtMillis: number; readonly cacheHit: boolean }
  > {
    const { name, keyAspect } = entityNamed(this.registry, entityType);
    const { counts, ...made } = await this.service.counts(skipCache);
    const none = { entityType: name, keyAspect: keyAspect.name, activeCount: 0, softDeletedCount: 0 };
    const found = counts.find((count) => count.entityType === name) ?? none;
    return { ...view(found, includeTotal), ...made };
  }
}

function view(count: EntityCount, withTotal: boolean): EntityCountView {
  return { ...count, ...(withTotal && { totalCount: count.activeCount + count.softDeletedCount }) };
}

function sumOf(counts: readonly EntityCount[], member: 'activeCount' | 'softDeletedCount'): number {
  return counts.reduce((sum, count) => sum + count[member], 0);
}
