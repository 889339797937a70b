import { Injectable } from '@nestjs/common';
import { answeredValue, AspectStore } from '../../../aspects/index.js';
import { API, READING_WITH_SERIES, ReadableAspects } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type AspectSpec, ModelRegistry, withWrittenDoubles } from '../../../model/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { integer, text, withDefault, optional } from '../protocol/parameters.js';
import { action, method, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** One version of one aspect, the response of `GET /aspects/{urn}`. */
interface VersionedAspect {
  /** The value under the record's full name. */
  readonly aspect: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/** Reads on `/aspects`: one aspect, and the number of entities that have an aspect. */
@RestliDemands({ get: READING_WITH_SERIES, getCount: API.countAll })
@Injectable()
export class AspectResource implements RestliResource {
  constructor(
    private readonly store: AspectStore,
    private readonly readable: ReadableAspects,
    private readonly timeseries: TimeseriesStore,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'aspects';

  readonly get = method({ aspect: text(), version: withDefault(integer(), 0) }, (urn, { aspect, version }, call) =>
    this.getAspect(urn, aspect, version, call),
  );

  readonly actions = [
    action('getCount', { aspect: text(), urnLike: optional(text()) }, ({ aspect, urnLike }, call) =>
      this.getCount(aspect, urnLike, call),
    ),
  ];

  private async getAspect(
    urn: string,
    aspectName: string,
    version: number,
    call: RestliCall,
  ): Promise<VersionedAspect> {
    await this.access.require(call, API.readEntities, 'get aspect for', [urn]);
    const spec = this.registry.entity(Urn.parse(urn).entityType).aspects.get(aspectName);
    const found = spec === undefined || spec.isSecret ? undefined : await this.read(spec, urn, version, call);
    if (found === undefined) throw new DomainError('NOT_FOUND', '');
    return found;
  }

  private async read(
    spec: AspectSpec,
    urn: string,
    version: number,
    call: RestliCall,
  ): Promise<VersionedAspect | undefined> {
    if (spec.kind === 'timeseries') return this.latestValue(spec, urn, call);
    const record = await this.readable.version(call.actor, urn, spec.name, version);
    if (record === undefined) return undefined;
    return { aspect: { [spec.recordName]: answeredValue(spec, record) }, version: record.version };
  }

  private async latestValue(spec: AspectSpec, urn: string, call: RestliCall): Promise<VersionedAspect | undefined> {
    await this.access.require(call, API.readSeries, 'get timeseries aspect for', [urn]);
    const latest = (await this.timeseries.latest([urn], spec.name)).get(urn);
    if (latest === undefined) return undefined;
    return { aspect: { [spec.recordName]: withWrittenDoubles(spec, latest.value) }, version: 0 };
  }

  private async getCount(aspect: string, urnLike: string | undefined, call: RestliCall): Promise<number> {
    await this.access.require(call, API.countAll, 'get aspect counts.');
    return this.store.count(aspect, urnLike);
  }
}
