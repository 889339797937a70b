import { Injectable } from '@nestjs/common';
import { answeredValue, type AspectRecord, type AuditStamp, type SystemMetadata } from '../../../aspects/index.js';
import { type Actor, ReadableAspects } from '../../../auth/index.js';
import { type AspectSpec, ModelRegistry, withWrittenDoubles } from '../../../model/index.js';
import { latestOfEach, TimeseriesStore, type TimeseriesValue } from '../../../timeseries/index.js';
import { aspectsNamed, entityOf } from './aspect-names.js';
import type { AspectReading } from './entity-view.js';

/**
 * One aspect to read. `version`: 0 is the latest; n is a version or, for a time series, the latest allowed time of the
 * value in ms.
 */
export interface WantedAspect {
  readonly spec: AspectSpec;
  readonly version: number;
}

/** Aspects to read of one urn. */
export interface WantedEntity {
  readonly urn: string;
  readonly aspects: readonly WantedAspect[];
}

/** The result for one urn; aspects without a value are absent. */
export interface ReadEntity {
  readonly urn: string;
  readonly aspects: ReadonlyMap<string, AspectReading>;
}

/**
 * Reads entities for the v3 API, with their values as stored. Leaves out data that the model hides from the actor, but
 * checks no privileges.
 */
@Injectable()
export class EntityReader {
  constructor(
    private readonly aspects: ReadableAspects,
    private readonly timeseries: TimeseriesStore,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * The request for all named aspects of `urn` in their latest version: every aspect of the type if none is named.
   * Unknown names are ignored.
   */
  wantLatest(urn: string, names?: readonly string[]): WantedEntity {
    const entity = entityOf(this.registry, urn);
    const specs = aspectsNamed(entity, names);
    return { urn, aspects: specs.map((spec) => ({ spec, version: 0 })) };
  }

  /**
   * Reads in the requested order. The latest versions of all entities take one statement, and the values of each time
   * series another at the same time.
   */
  async read(wanted: readonly WantedEntity[], actor: Actor): Promise<readonly ReadEntity[]> {
    const [latest, values] = await Promise.all([this.latestOf(wanted, actor), this.valuesOf(wanted)]);
    const entities: ReadEntity[] = [];
    for (const { urn, aspects } of wanted) {
      const readings = new Map<string, AspectReading>();
      const records = latest.get(urn);
      for (const { spec, version } of aspects) {
        if (spec.isSecret) continue;
        const reading =
          spec.kind === 'timeseries'
            ? seriesReading(spec, values.get(seriesKey({ spec, version }))?.get(urn))
            : this.readOne(urn, { spec, version }, records?.get(spec.name), actor);
        const read = reading instanceof Promise ? await reading : reading;
        if (read !== undefined) readings.set(spec.name, read);
      }
      entities.push({ urn, aspects: readings });
    }
    return entities;
  }

  private latestOf(wanted: readonly WantedEntity[], actor: Actor): ReturnType<ReadableAspects['latest']> {
    const specs = wanted.flatMap(({ aspects }) => aspects.map(({ spec }) => spec));
    const names = new Set(specs.filter((spec) => spec.kind === 'versioned').map((spec) => spec.name));
    return this.aspects.latest(
      actor,
      wanted.map(({ urn }) => urn),
      [...names],
    );
  }

  private readOne(
    urn: string,
    { spec, version }: WantedAspect,
    latest: AspectRecord | undefined,
    actor: Actor,
  ): AspectReading | undefined | Promise<AspectReading | undefined> {
    const isLatest = version === 0 || latest?.systemMetadata?.version === String(version);
    if (isLatest) return recordReading(spec, latest);
    return this.aspects.version(actor, urn, spec.name, version).then((record) => recordReading(spec, record));
  }

  /** The newest values of the requested time series, by series and bound and then by urn. */
  private async valuesOf(
    wanted: readonly WantedEntity[],
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, TimeseriesValue>>> {
    const urns = new Map<string, { readonly aspect: WantedAspect; readonly urns: string[] }>();
    for (const { urn, aspects } of wanted) {
      for (const aspect of aspects) {
        if (aspect.spec.kind !== 'timeseries' || aspect.spec.isSecret) continue;
        const known = urns.get(seriesKey(aspect));
        if (known === undefined) urns.set(seriesKey(aspect), { aspect, urns: [urn] });
        else known.urns.push(urn);
      }
    }
    const found = await latestOfEach(
      this.timeseries,
      [...urns.values()].map(({ aspect: { spec, version }, urns: ofSeries }) => ({
        aspectName: spec.name,
        urns: ofSeries,
        atOrBefore: version === 0 ? undefined : version,
      })),
    );
    return new Map([...urns.keys()].map((key, at) => [key, found[at] ?? new Map<string, TimeseriesValue>()]));
  }
}

function seriesReading(spec: AspectSpec, found: TimeseriesValue | undefined): AspectReading | undefined {
  if (found === undefined) return undefined;
  return { ...found, value: withWrittenDoubles(spec, found.value), auditStamp: undefined };
}

function recordReading(spec: AspectSpec, record: AspectRecord | undefined): AspectReading | undefined {
  return record === undefined ? undefined : new RecordReading(spec, record);
}

/** The contents of a record, each read when it is first needed. */
class RecordReading implements AspectReading {
  constructor(
    private readonly spec: AspectSpec,
    private readonly record: AspectRecord,
  ) {}

  get value(): object {
    return answeredValue(this.spec, this.record);
  }

  get systemMetadata(): SystemMetadata | undefined {
    return this.record.systemMetadata;
  }

  get auditStamp(): AuditStamp {
    return this.record.created;
  }
}

/** The key of values that are read together: the same series and the same bound. */
function seriesKey({ spec, version }: WantedAspect): string {
  return `${spec.name} ${version}`;
}
