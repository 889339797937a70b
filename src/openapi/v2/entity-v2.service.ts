import { Injectable } from '@nestjs/common';
import type { Actor } from '../../auth/index.js';
import { ModelRegistry } from '../../model/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { aspectNamed, entityOf } from '../v3/aspect-names.js';
import { EntityReader, type ReadEntity, type WantedEntity } from '../v3/entity-reader.js';
import type { AspectReading } from '../v3/entity-view.js';
import { type EntityV2View, entityV2View } from './entity-v2-view.js';

/** Reads entities for the v2 API: versioned aspects only, and the key aspect in any case, so that every urn has an answer. */
@Injectable()
export class EntityV2Service {
  constructor(
    private readonly reader: EntityReader,
    private readonly registry: ModelRegistry,
    private readonly access: OpenapiAccess,
  ) {}

  /** The entities in the order asked; all aspects when none are named. Throws `FORBIDDEN`, `MALFORMED_URN`, and `NOT_FOUND` for an unknown aspect name. */
  async entities(
    urns: readonly string[],
    names: readonly string[] | undefined,
    actor: Actor,
    withMetadata: boolean,
  ): Promise<readonly EntityV2View[]> {
    const wanted = urns.map((urn) => this.wanted(urn, names));
    await this.access.require(actor, 'READ', urns);
    const read = await this.reader.read(wanted);
    return read.map((entity) => this.view(entity, withMetadata));
  }

  /** What was read, with the key aspect in front when it was not read. */
  view({ urn, aspects }: ReadEntity, withMetadata: boolean): EntityV2View {
    const entity = entityOf(this.registry, urn);
    const key = entity.keyAspect;
    const reading: AspectReading = { value: entity.keyOf(urn), systemMetadata: undefined, auditStamp: undefined };
    const isShown = !aspects.has(key.name) && !key.isSecret;
    return entityV2View(urn, new Map([...(isShown ? [[key.name, reading] as const] : []), ...aspects]), withMetadata);
  }

  private wanted(urn: string, names: readonly string[] | undefined): WantedEntity {
    const entity = entityOf(this.registry, urn);
    const named = names === undefined ? [...entity.aspects.values()] : names.map((name) => aspectNamed(entity, name));
    const specs = new Set([entity.keyAspect, ...named].filter(({ kind }) => kind === 'versioned'));
    return { urn, aspects: [...specs].map((spec) => ({ spec, version: 0 })) };
  }
}
