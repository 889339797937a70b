import { Injectable } from '@nestjs/common';
import { type AspectRecord, VisibleAspects } from '../../aspects/index.js';
import { Urn } from '../../common/urn.js';
import { type AspectSpec, AspectValidator, ModelRegistry } from '../../model/index.js';
import { TimeseriesStore } from '../../timeseries/index.js';
import { aspectNamed, entityOf } from './aspect-names.js';
import type { AspectReading } from './entity-view.js';

/** One aspect to read. `version`: 0 is the latest; n is a version, or for a time series a time in ms that the value may not be later than. */
export interface WantedAspect {
  readonly spec: AspectSpec;
  readonly version: number;
}

/** Aspects to read of one urn. */
export interface WantedEntity {
  readonly urn: string;
  readonly aspects: readonly WantedAspect[];
}

/** What was read of one urn; aspects without a value are absent. */
export interface ReadEntity {
  readonly urn: string;
  readonly aspects: ReadonlyMap<string, AspectReading>;
}

/** Reads entities for the v3 API, with the defaults of their values filled in. Does not ask who reads. */
@Injectable()
export class EntityReader {
  constructor(
    private readonly aspects: VisibleAspects,
    private readonly timeseries: TimeseriesStore,
    private readonly registry: ModelRegistry,
    private readonly validator: AspectValidator,
  ) {}

  /** What "all these aspects, latest" means for `urn`: every aspect of the type when none is named. Throws `NOT_FOUND` for an unknown name. */
  wantLatest(urn: string, names?: readonly string[]): WantedEntity {
    const entity = entityOf(this.registry, urn);
    const specs = names === undefined ? [...entity.aspects.values()] : names.map((name) => aspectNamed(entity, name));
    return { urn, aspects: specs.map((spec) => ({ spec, version: 0 })) };
  }

  /** Reads in the order asked. The latest versions of all entities take one statement. */
  async read(wanted: readonly WantedEntity[]): Promise<readonly ReadEntity[]> {
    const latest = await this.latestOf(wanted);
    const entities: ReadEntity[] = [];
    for (const { urn, aspects } of wanted) {
      const readings = new Map<string, AspectReading>();
      for (const aspect of aspects.filter(({ spec }) => !spec.isSecret)) {
        const reading = await this.readOne(urn, aspect, latest.get(urn)?.get(aspect.spec.name));
        if (reading !== undefined) readings.set(aspect.spec.name, reading);
      }
      entities.push({ urn, aspects: readings });
    }
    return entities;
  }

  /** The value of an aspect with its defaults. */
  readonly withDefaults = (urn: string, aspectName: string, value: AspectRecord['value']): AspectRecord['value'] =>
    this.validator.withDefaults(this.registry.aspect(Urn.parse(urn).entityType, aspectName), value);

  private latestOf(wanted: readonly WantedEntity[]): ReturnType<VisibleAspects['latest']> {
    const specs = wanted.flatMap(({ aspects }) => aspects.map(({ spec }) => spec));
    const names = new Set(specs.filter((spec) => spec.kind === 'versioned').map((spec) => spec.name));
    return this.aspects.latest(
      wanted.map(({ urn }) => urn),
      [...names],
    );
  }

  private async readOne(
    urn: string,
    wanted: WantedAspect,
    latest: AspectRecord | undefined,
  ): Promise<AspectReading | undefined> {
    const { spec, version } = wanted;
    if (spec.kind === 'timeseries') return this.readTimeseries(urn, wanted);
    const isLatest = version === 0 || latest?.systemMetadata?.version === String(version);
    const record = isLatest ? latest : await this.aspects.version(urn, spec.name, version);
    return record === undefined ? undefined : this.reading(spec, record);
  }

  private async readTimeseries(urn: string, { spec, version }: WantedAspect): Promise<AspectReading | undefined> {
    const found = (await this.timeseries.latest([urn], spec.name, version === 0 ? undefined : version)).get(urn);
    if (found === undefined) return undefined;
    const { value, systemMetadata } = found;
    return { value: this.validator.withDefaults(spec, value), systemMetadata, auditStamp: undefined };
  }

  private reading(spec: AspectSpec, record: AspectRecord): AspectReading {
    const { value, systemMetadata, created } = record;
    return { value: this.validator.withDefaults(spec, value), systemMetadata, auditStamp: created };
  }
}
