import { Injectable } from '@nestjs/common';
import type { AspectRecord } from '../../../aspects/index.js';
import { API, SYSTEM_ACTOR, ReadableAspects } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { type AnswerMembers, growingMembers } from '../../../foundation/json/growing-list.js';
import { isJsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type EntitySpec, ModelRegistry } from '../../../model/index.js';
import { list, optional, text } from '../protocol/parameters.js';
import { batchMethod, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { type EntityResponse, entityResponse, keyEnvelope } from './entity-response.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** An entity at given versions of its aspects; without versions, the latest. */
interface VersionedUrn {
  readonly urn: string;
  readonly versions: ReadonlyMap<string, number> | undefined;
}

/** Reads of past versions of entities: each key may name a version for each aspect. */
@RestliDemands({ batchGet: API.readEntities })
@Injectable()
export class EntityVersionedV2Resource implements RestliResource {
  constructor(
    private readonly aspects: ReadableAspects,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
    private readonly clock: Clock,
  ) {}

  readonly resource = 'entitiesVersionedV2';

  readonly batchGet = batchMethod(
    { entityType: text(), aspects: optional(list(text())) },
    (keys, { entityType, aspects }, call) => this.read(keys.map(versionedUrn), entityType, aspects, call),
  );

  private async read(
    keys: readonly VersionedUrn[],
    entityType: string,
    names: readonly string[] | undefined,
    call: RestliCall,
  ): Promise<AnswerMembers<EntityResponse>> {
    this.registry.entity(entityType);
    await this.access.require(
      call,
      API.readEntities,
      'get entity',
      keys.map(({ urn }) => urn),
    );
    const time = this.clock.now();
    const last = new Map(keys.map((key) => [key.urn, key]));
    await inTurns([...last.keys()], (urn) => this.specOf(urn));
    return growingMembers([...last.values()], async (piece) => {
      const answers: (readonly [string, EntityResponse])[] = [];
      for (const key of piece) {
        const spec = this.specOf(key.urn);
        const records = await this.recordsOf(key, spec, names, call);
        const whole = keyEnvelope(spec, key.urn, SYSTEM_ACTOR.urn, time);
        answers.push([key.urn, entityResponse(spec, key.urn, records, whole)]);
      }
      return answers;
    });
  }

  private specOf(urn: string): EntitySpec {
    return this.registry.entity(Urn.parse(urn).entityType);
  }

  private async recordsOf(
    { urn, versions }: VersionedUrn,
    spec: EntitySpec,
    names: readonly string[] | undefined,
    { actor }: RestliCall,
  ): Promise<ReadonlyMap<string, AspectRecord>> {
    if (versions === undefined) return (await this.aspects.latest(actor, [urn], names)).get(urn) ?? new Map();
    const records = new Map<string, AspectRecord>();
    for (const [name, version] of versions) {
      const isWanted = spec.aspects.has(name) && names?.includes(name) !== false;
      const record = isWanted ? await this.aspects.version(actor, urn, name, version) : undefined;
      if (record !== undefined) records.set(name, record);
    }
    return records;
  }
}

function versionedUrn(key: unknown): VersionedUrn {
  const { urn, versionStamp } = isJsonObject(key) ? key : { urn: key, versionStamp: undefined };
  if (typeof urn !== 'string') throw invalidArgument('A key must be a record (urn:…,versionStamp:…).');
  return {
    urn,
    versions: typeof versionStamp === 'string' && versionStamp !== '' ? versionsOf(versionStamp) : undefined,
  };
}

function versionsOf(stamp: string): ReadonlyMap<string, number> {
  return new Map(
    stamp.split(';').map((entry) => {
      const [, name, version] = /^([^:]+):(\d{1,15})$/.exec(entry) ?? [];
      if (name === undefined)
        throw invalidArgument(`"${entry}" is not a version stamp. Write aspect:version;aspect2:version.`);
      return [name, Number(version)];
    }),
  );
}
