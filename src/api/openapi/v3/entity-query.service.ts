import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, API } from '../../../auth/index.js';
import { nextTurnIfHeld } from '../../../foundation/concurrency/event-loop.js';
import { type AnswerList, growingList } from '../../../foundation/json/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { aspectNamed, entityOf } from './aspect-names.js';
import { EntityReader, type WantedEntity } from './entity-reader.js';
import { type AspectWrapper, aspectWrapper, type EntityView, entityView } from './entity-view.js';

/** Reads entities and aspects for callers of the v3 API: authorizes, and formats the responses. */
@Injectable()
export class EntityQueryService {
  constructor(
    private readonly store: AspectStore,
    private readonly reader: EntityReader,
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * The entity with the named aspects (all if undefined); undefined if it has none of them. Unknown names are ignored.
   * Throws `FORBIDDEN`.
   */
  async entity(
    urn: string,
    names: readonly string[] | undefined,
    actor: Actor,
    withMetadata: boolean,
  ): Promise<EntityView | undefined> {
    const wanted = [this.reader.wantLatest(urn, names)];
    const views = await this.views(await this.allowed(wanted, actor, names !== undefined), actor, withMetadata);
    return views[0];
  }

  /**
   * The entities with at least one of the requested aspects; a long list is read while it is sent, and with `later`
   * only then. Throws `FORBIDDEN` at once.
   */
  async entities(
    wanted: readonly WantedEntity[],
    actor: Actor,
    withMetadata: boolean,
    later = false,
  ): Promise<AnswerList<EntityView>> {
    const allowed = await this.allowed(wanted, actor, false);
    return growingList(allowed, (piece) => this.views(piece, actor, withMetadata), later);
  }

  private async views(
    wanted: readonly WantedEntity[],
    actor: Actor,
    withMetadata: boolean,
  ): Promise<readonly EntityView[]> {
    const read = await this.reader.read(wanted, actor);
    return read
      .filter(({ aspects }) => aspects.size > 0)
      .map(({ urn, aspects }) => entityView(urn, aspects, withMetadata));
  }

  /**
   * The part of `wanted` that the actor may read. `isNamed`: the caller named the aspects, so a forbidden one is
   * refused instead of left out.
   */
  private async allowed(
    wanted: readonly WantedEntity[],
    actor: Actor,
    isNamed: boolean,
  ): Promise<readonly WantedEntity[]> {
    await this.access.require(
      actor,
      API.readEntities,
      wanted.map(({ urn }) => urn),
    );
    const allowed: WantedEntity[] = [];
    for (const entity of wanted) {
      await nextTurnIfHeld();
      allowed.push(await this.readable(entity, actor, isNamed));
    }
    return allowed;
  }

  /** One aspect; `version` as in `WantedAspect`. Undefined if there is no such value. */
  async aspect(
    urn: string,
    name: string,
    version: number,
    actor: Actor,
    withMetadata: boolean,
  ): Promise<AspectWrapper | undefined> {
    const spec = aspectNamed(entityOf(this.registry, urn), name);
    await this.access.require(actor, API.readEntities, [urn]);
    const wanted = await this.readable({ urn, aspects: [{ spec, version }] }, actor, true);
    const reading = (await this.reader.read([wanted], actor))[0]?.aspects.get(spec.name);
    return reading === undefined ? undefined : aspectWrapper(reading, withMetadata);
  }

  /** Whether the entity exists and is not soft-deleted. */
  async exists(urn: string, actor: Actor): Promise<boolean> {
    entityOf(this.registry, urn);
    await this.access.require(actor, API.tellExistence, [urn]);
    return this.store.exists(urn, { includeSoftDeleted: false });
  }

  /** Whether the aspect has a value; an aspect of a soft-deleted entity counts as absent, as the entity does. */
  async aspectExists(urn: string, name: string, actor: Actor): Promise<boolean> {
    const spec = aspectNamed(entityOf(this.registry, urn), name);
    await this.access.require(actor, API.tellExistence, [urn]);
    if (spec.kind === 'versioned' && !(await this.store.exists(urn, { includeSoftDeleted: false }))) return false;
    const read = await this.reader.read([{ urn, aspects: [{ spec, version: 0 }] }], actor);
    return (read[0]?.aspects.size ?? 0) > 0;
  }

  private async readable(wanted: WantedEntity, actor: Actor, isNamed: boolean): Promise<WantedEntity> {
    const versioned = wanted.aspects.filter(({ spec }) => spec.kind === 'versioned');
    if (versioned.length === wanted.aspects.length) return wanted;
    if (isNamed) await this.access.require(actor, API.readSeries, [wanted.urn]);
    const mayReadAll = isNamed || (await this.access.may(actor, API.readSeries, wanted.urn));
    return mayReadAll ? wanted : { urn: wanted.urn, aspects: versioned };
  }
}
