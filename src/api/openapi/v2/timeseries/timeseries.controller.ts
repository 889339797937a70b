import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor, SCROLLING_SERIES } from '../../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { type AspectSpec, type EntitySpec, ModelRegistry } from '../../../../model/index.js';
import {
  decodePlace,
  encodePlace,
  type TimeseriesScroll,
  TimeseriesStore,
  type TimeseriesValue,
} from '../../../../timeseries/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { flagOf, integerOf, type Query as QueryParameters, textOf } from '../../query.js';
import { entityNamed } from '../../v3/aspect-names.js';

/** Values of a page unless the caller says otherwise. Source: DataHub's timeseries endpoint. */
const DEFAULT_COUNT = 10;

/** A page of values; without `scrollId` it is the last one. */
interface TimeseriesScrollView {
  readonly scrollId?: string;
  readonly results: readonly JsonObject[];
}

/** Walks through the values of one time series. */
@Controller('openapi/v2/timeseries')
export class TimeseriesController {
  constructor(
    private readonly series: TimeseriesStore,
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  /** Values of all entities of a type, the newest first. */
  @AuthorizedInside(SCROLLING_SERIES)
  @Get(':entityName/:aspectName')
  async scroll(
    @Param('entityName') entityName: string,
    @Param('aspectName') aspectName: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<TimeseriesScrollView> {
    const entity = entityNamed(this.registry, entityName);
    const aspect = seriesOf(entity, aspectName);
    const wanted = scrollOf(entity, aspect, query);
    const withMetadata = flagOf(query, 'systemMetadata', false);
    await this.access.requireTypes(actor, API.readSeriesOfTypes, [entity.name]);
    await this.access.requireTypes(actor, API.readTypes, [entity.name]);
    const { values, next } = await this.series.scroll(wanted);
    await this.requireAll(actor, new Set(values.map(({ urn }) => urn)));
    return {
      ...(next !== undefined && { scrollId: encodePlace(next) }),
      results: values.map((value) => view(value, withMetadata)),
    };
  }

  private async requireAll(actor: Actor, urns: ReadonlySet<string>): Promise<void> {
    await this.access.require(actor, API.readSeries, urns);
    await this.access.require(actor, API.readEntities, urns);
  }
}

function seriesOf(entity: EntitySpec, name: string): AspectSpec {
  const found = [...entity.aspects.values()].find((aspect) => aspect.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new DomainError('NOT_FOUND', `Unknown aspect ${name} for entity ${entity.name}.`);
  if (found.kind === 'timeseries') return found;
  throw invalidArgument(`The aspect ${found.name} is no time series.`);
}

function scrollOf(entity: EntitySpec, aspect: AspectSpec, query: QueryParameters): TimeseriesScroll {
  const scrollId = textOf(query, 'scrollId');
  return {
    entityType: entity.name,
    aspectName: aspect.name,
    limit: integerOf(query, 'count', DEFAULT_COUNT),
    ...timeOf(query, 'startTimeMillis'),
    ...timeOf(query, 'endTimeMillis'),
    ...(scrollId !== undefined && scrollId !== '' && { after: decodePlace(scrollId) }),
  };
}

function timeOf(query: QueryParameters, name: 'startTimeMillis' | 'endTimeMillis'): Readonly<Record<string, number>> {
  const text = textOf(query, name);
  return text === undefined || text === '' ? {} : { [name]: integerOf(query, name, 0) };
}

function view({ urn, timestampMillis, value, systemMetadata }: TimeseriesValue, withMetadata: boolean): JsonObject {
  const { messageId } = value;
  return {
    timestampMillis,
    urn,
    event: value,
    ...(typeof messageId === 'string' && { messageId }),
    ...(withMetadata && systemMetadata !== undefined && { systemMetadata: { ...systemMetadata } as JsonObject }),
  };
}
