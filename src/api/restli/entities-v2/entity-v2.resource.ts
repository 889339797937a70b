import { Injectable } from '@nestjs/common';
import { API, SYSTEM_ACTOR, ReadableAspects } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { growingMembers } from '../../../foundation/json/growing-list.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type EntitySpec, ModelRegistry } from '../../../model/index.js';
import { flag, list, optional, text, withDefault } from '../protocol/parameters.js';
import { batchMethod, method, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { type EntityResponse, entityResponse, keyEnvelope } from './entity-response.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = { aspects: optional(list(text())), alwaysIncludeKeyAspect: withDefault(flag(), true) };

/** The requested parts of each entity. */
interface Wanted {
  readonly aspects: readonly string[] | undefined;
  readonly alwaysIncludeKeyAspect: boolean;
}

/**
 * Reads of whole entities. The response includes entities that do not exist, with the key aspect derived from their
 * urn.
 */
@RestliDemands({ get: API.readEntities, batchGet: API.readEntities })
@Injectable()
export class EntityV2Resource implements RestliResource {
  constructor(
    private readonly aspects: ReadableAspects,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
    private readonly clock: Clock,
  ) {}

  readonly resource = 'entitiesV2';

  readonly get = method(parameters, async (urn, wanted, call) =>
    (await this.reading([urn], wanted, call))([urn]).then(([entity]) => entity?.[1]),
  );

  readonly batchGet = batchMethod(parameters, async (keys, wanted, call) => {
    const urns = keys.map(String);
    return growingMembers(urns, await this.reading(urns, wanted, call));
  });

  /** Returns a reader of the entities among `urns`, after authorizing the caller. */
  private async reading(
    urns: readonly string[],
    wanted: Wanted,
    call: RestliCall,
  ): Promise<(piece: readonly string[]) => Promise<readonly (readonly [urn: string, entity: EntityResponse])[]>> {
    await this.access.require(call, API.readEntities, 'get entity', urns);
    const specs = await inTurns(urns, (urn) => this.specOf(urn));
    const names = namesOf(specs[0], wanted.aspects);
    const time = this.clock.now();
    return async (piece) => {
      const found = await this.aspects.latest(call.actor, piece, names);
      return piece.map((urn) => {
        const spec = this.specOf(urn);
        const key = wanted.alwaysIncludeKeyAspect ? keyEnvelope(spec, urn, SYSTEM_ACTOR.urn, time) : undefined;
        return [urn, entityResponse(spec, urn, found.get(urn) ?? new Map(), key)] as const;
      });
    };
  }

  private specOf(urn: string): EntitySpec {
    return this.registry.entity(Urn.parse(urn).entityType);
  }
}

function namesOf(spec: EntitySpec | undefined, asked: readonly string[] | undefined): readonly string[] | undefined {
  if (asked === undefined || spec === undefined) return asked;
  return asked.filter((name) => spec.aspects.get(name)?.kind === 'versioned');
}
