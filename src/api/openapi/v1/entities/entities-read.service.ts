import { Injectable } from '@nestjs/common';
import type { AspectRecord } from '../../../../aspects/index.js';
import { type Actor, API, ReadableAspects } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { type AnswerMembers, growingMembers } from '../../../../foundation/json/growing-list.js';
import type { JsonObject, JsonValue } from '../../../../foundation/json/json.js';
import { type AspectSpec, AspectValidator, type EntitySpec, ModelRegistry } from '../../../../model/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { aspectsNamed, entityOf } from '../../v3/aspect-names.js';
import { typed } from './typed-value.js';

/** Reads entities in the typed form of the v1 API. */
@Injectable()
export class EntitiesReadService {
  constructor(
    private readonly aspects: ReadableAspects,
    private readonly registry: ModelRegistry,
    private readonly validator: AspectValidator,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * The latest versioned aspects of entities of one type, by urn; by default all that are not secret. A long list is
   * read while it is sent. Ignores unknown names. Throws `INVALID_ARGUMENT` and `FORBIDDEN`.
   */
  async latest(
    urns: readonly string[],
    names: readonly string[] | undefined,
    actor: Actor,
  ): Promise<AnswerMembers<JsonObject>> {
    const [first] = urns;
    if (first === undefined) throw invalidArgument('The query parameter "urns" is required.');
    const entity = entityOf(this.registry, first);
    const others = urns.filter((urn) => entityOf(this.registry, urn) !== entity);
    if (others.length > 0) throw invalidArgument('The urns must be of one entity type; send a request for each type.');
    await this.access.require(actor, API.readEntities, urns);
    const specs = this.specsOf(entity, names);
    return growingMembers([...new Set(urns)], async (piece) => {
      const found = await this.aspects.latest(actor, piece, [...specs.keys()]);
      return piece.map((urn) => [urn, this.answer(urn, entity, specs, found.get(urn))] as const);
    });
  }

  private specsOf(entity: EntitySpec, names: readonly string[] | undefined): ReadonlyMap<string, AspectSpec> {
    const shown = aspectsNamed(entity, names).filter(({ kind, isSecret }) => kind === 'versioned' && !isSecret);
    return new Map(shown.map((spec) => [spec.name, spec]));
  }

  private answer(
    urn: string,
    entity: EntitySpec,
    specs: ReadonlyMap<string, AspectSpec>,
    records: ReadonlyMap<string, AspectRecord> | undefined,
  ): JsonObject {
    const aspects = [...(records ?? [])].flatMap(([name, record]) => {
      const spec = specs.get(name);
      return spec === undefined ? [] : [[name, this.aspect(spec, record)] as const];
    });
    return { entityName: entity.name, urn, aspects: Object.fromEntries(aspects) };
  }

  private aspect(spec: AspectSpec, { value, version, created, systemMetadata }: AspectRecord): JsonValue {
    return {
      name: spec.name,
      type: 'VERSIONED',
      version,
      timestamp: created.time,
      value: typed(this.validator.withDefaults(spec, value), spec.schema),
      created: { time: created.time, actor: created.actor },
      ...(systemMetadata !== undefined && { systemMetadata: { ...systemMetadata } as JsonObject }),
    };
  }
}
