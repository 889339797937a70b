import { Injectable } from '@nestjs/common';
import { type Actor, API } from '../../../auth/index.js';
import { ModelRegistry, type AspectSpec, type EntitySpec } from '../../../model/index.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { type AnswerList, growingList } from '../../../foundation/json/growing-list.js';
import { OpenapiAccess } from '../openapi-access.js';
import { aspectsNamed, entityOf } from '../v3/aspect-names.js';
import { EntityReader, type ReadEntity, type WantedEntity } from '../v3/entity-reader.js';
import type { AspectReading } from '../v3/entity-view.js';
import { type EntityV2View, entityV2View } from './entity-v2-view.js';

/** Reads entities for the v2 API: only versioned aspects, and always the key aspect, so that every urn has a result. */
@Injectable()
export class EntityV2Service {
  constructor(
    private readonly reader: EntityReader,
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * The distinct entities in the requested order; a long list is read while it is sent. Reads all aspects by default,
   * and ignores unknown names. Throws `FORBIDDEN` and `MALFORMED_URN`.
   */
  async entities(
    urns: readonly string[],
    names: readonly string[] | undefined,
    actor: Actor,
    withMetadata: boolean,
  ): Promise<AnswerList<EntityV2View>> {
    const specs = new Map<EntitySpec, readonly AspectSpec[]>();
    const wanted = await inTurns([...new Set(urns)], (urn) => this.wanted(urn, names, specs));
    await this.access.require(actor, API.readEntities, urns);
    return growingList(wanted, (piece) => this.views(piece, actor, withMetadata));
  }

  /** The one entity of `urn`, as in `entities`. */
  async entity(
    urn: string,
    names: readonly string[] | undefined,
    actor: Actor,
    withMetadata: boolean,
  ): Promise<EntityV2View | undefined> {
    const wanted = this.wanted(urn, names, new Map());
    await this.access.require(actor, API.readEntities, [urn]);
    return (await this.views([wanted], actor, withMetadata))[0];
  }

  /** Converts the result, adding the key aspect in front if it was not read. */
  view({ urn, aspects }: ReadEntity, withMetadata: boolean): EntityV2View {
    const entity = entityOf(this.registry, urn);
    const key = entity.keyAspect;
    const reading: AspectReading = { value: entity.keyOf(urn), systemMetadata: undefined, auditStamp: undefined };
    const isShown = !aspects.has(key.name) && !key.isSecret;
    return entityV2View(urn, new Map([...(isShown ? [[key.name, reading] as const] : []), ...aspects]), withMetadata);
  }

  private async views(
    wanted: readonly WantedEntity[],
    actor: Actor,
    withMetadata: boolean,
  ): Promise<readonly EntityV2View[]> {
    return (await this.reader.read(wanted, actor)).map((entity) => this.view(entity, withMetadata));
  }

  /** The aspects to read for `urn`; `known` caches the aspects of the names per type. */
  private wanted(
    urn: string,
    names: readonly string[] | undefined,
    known: Map<EntitySpec, readonly AspectSpec[]>,
  ): WantedEntity {
    const entity = entityOf(this.registry, urn);
    const specs = known.get(entity) ?? versionedOf(entity, names);
    known.set(entity, specs);
    return { urn, aspects: specs.map((spec) => ({ spec, version: 0 })) };
  }
}

function versionedOf(entity: EntitySpec, names: readonly string[] | undefined): readonly AspectSpec[] {
  const specs = new Set([entity.keyAspect, ...aspectsNamed(entity, names)]);
  return [...specs].filter(({ kind }) => kind === 'versioned');
}
