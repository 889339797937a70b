import { Controller } from '@nestjs/common';
import { type Actor, API } from '../../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { type AspectSpec, type EntitySpec, ModelRegistry } from '../../../../model/index.js';
import {
  decodePlace,
  encodePlace,
  type TimeseriesScroll,
  TimeseriesStore,
  type TimeseriesValue,
} from '../../../../timeseries/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { entityNamed } from '../../v3/aspect-names.js';
import { TIMESERIES } from './timeseries.operations.js';

type ScrollInput = InputOf<typeof TIMESERIES.scroll>;

/** A page of values; the last page has no `scrollId`. */
interface TimeseriesScrollView {
  readonly scrollId?: string;
  readonly results: readonly JsonObject[];
}

/** Scrolls through the values of one time series. */
@Controller()
export class TimeseriesController {
  constructor(
    private readonly series: TimeseriesStore,
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  /** Values of all entities of a type, newest first. */
  @Operation(TIMESERIES.scroll)
  async scroll(input: ScrollInput, { actor }: Caller): Promise<TimeseriesScrollView> {
    const entity = entityNamed(this.registry, input.entityName);
    const wanted = scrollOf(entity, seriesOf(entity, input.aspectName), input);
    await this.access.requireTypes(actor, API.readSeriesOfTypes, [entity.name]);
    await this.access.requireTypes(actor, API.readTypes, [entity.name]);
    const { values, next } = await this.series.scroll(wanted);
    await this.requireAll(actor, new Set(values.map(({ urn }) => urn)));
    return {
      ...(next !== undefined && { scrollId: encodePlace(next) }),
      results: values.map((value) => view(value, input.systemMetadata)),
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
  throw invalidArgument(`The aspect ${found.name} is not a time series.`);
}

function scrollOf(entity: EntitySpec, aspect: AspectSpec, input: ScrollInput): TimeseriesScroll {
  const { count, scrollId, startTimeMillis, endTimeMillis } = input;
  return {
    entityType: entity.name,
    aspectName: aspect.name,
    limit: count,
    ...(startTimeMillis !== undefined && { startTimeMillis }),
    ...(endTimeMillis !== undefined && { endTimeMillis }),
    ...(scrollId !== undefined && { after: decodePlace(scrollId) }),
  };
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
