import { Controller, Get, Param, Query } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../../../auth/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { flagOf, listOf, type Query as QueryParameters } from '../../query.js';
import { entityNamed } from '../../v3/aspect-names.js';
import { type EntityCount, EntityCountsService } from './entity-counts.service.js';

/** A count in an answer; the total only when it is asked for. */
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

/** How many entities there are. */
@Controller('openapi/v1/entities')
export class EntityCountsController {
  constructor(
    private readonly service: EntityCountsService,
    private readonly registry: ModelRegistry,
  ) {}

  /** The counts of the types named, or of all. */
  @Privileged('GET_COUNTS_PRIVILEGE')
  @RefusedWith(({ urn }) => `${urn} is unauthorized to READ counts.`)
  @Get('counts')
  async counts(@Query() query: QueryParameters): Promise<CountsView> {
    const types = listOf(query, 'types')?.map((name) => entityNamed(this.registry, name).name);
    const withTotal = flagOf(query, 'includeTotal', false);
    const { counts, computedAtMillis, cacheHit } = await this.service.counts(flagOf(query, 'skipCache', false));
    const wanted = counts.filter(({ entityType }) => types === undefined || types.includes(entityType));
    const activeTotal = sumOf(wanted, 'activeCount');
    const softDeletedTotal = sumOf(wanted, 'softDeletedCount');
    return {
      counts: wanted.map((count) => view(count, withTotal)),
      activeTotal,
      softDeletedTotal,
      ...(withTotal && { totalCount: activeTotal + softDeletedTotal }),
      ...(types !== undefined && { requestedTypes: types }),
      computedAtMillis,
      cacheHit,
    };
  }

  /** The count of one type. */
  @Privileged('GET_COUNTS_PRIVILEGE')
  @RefusedWith(({ urn }) => `${urn} is unauthorized to READ counts.`)
  @Get(':entityType/count')
  async count(
    @Param('entityType') entityType: string,
    @Query() query: QueryParameters,
  ): Promise<EntityCountView & { readonly computedAtMillis: number; readonly cacheHit: boolean }> {
    const { name, keyAspect } = entityNamed(this.registry, entityType);
    const { counts, ...made } = await this.service.counts(flagOf(query, 'skipCache', false));
    const none = { entityType: name, keyAspect: keyAspect.name, activeCount: 0, softDeletedCount: 0 };
    const found = counts.find((count) => count.entityType === name) ?? none;
    return { ...view(found, flagOf(query, 'includeTotal', false)), ...made };
  }
}

function view(count: EntityCount, withTotal: boolean): EntityCountView {
  return { ...count, ...(withTotal && { totalCount: count.activeCount + count.softDeletedCount }) };
}

function sumOf(counts: readonly EntityCount[], member: 'activeCount' | 'softDeletedCount'): number {
  return counts.reduce((sum, count) => sum + count[member], 0);
}
