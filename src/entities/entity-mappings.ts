import { Injectable } from '@nestjs/common';
import type { EntityFieldResolver, EntityMapping, FieldResolvers } from './entity-mapping.js';
import type { EntityRef } from './entity-ref.js';
import { entityNameOfUrn } from './entity-types.js';

/**
 * Every kind of entity that GraphQL knows, and how its fields are computed. A feature module registers its kinds in its
 * constructor, that is before the schema is built; a later feature may add fields to an earlier feature's type with
 * `extend`.
 */
@Injectable()
export class EntityMappings {
  private readonly typeNames = new Map<string, string>();
  private readonly resolvers = new Map<string, Map<string, EntityFieldResolver>>();
  private readonly shared = new Map<string, EntityFieldResolver>();

  /** Makes a kind of entity known. */
  register(mapping: EntityMapping): void {
    this.typeNames.set(mapping.entityName, mapping.typeName);
    this.extend(mapping.typeName, mapping.fields);
  }

  /**
   * Adds resolvers to any GraphQL object type; for fields that another feature declared, or of types that are no
   * entities.
   */
  extend(typeName: string, fields: FieldResolvers): void {
    const known = this.resolvers.get(typeName) ?? new Map<string, EntityFieldResolver>();
    for (const [name, resolve] of Object.entries(fields)) known.set(name, resolve);
    this.resolvers.set(typeName, known);
  }

  /**
   * Adds resolvers that serve the field of that name on every type that implements `Entity` and has no resolver of its
   * own for it.
   */
  share(fields: FieldResolvers): void {
    for (const [name, resolve] of Object.entries(fields)) this.shared.set(name, resolve);
  }

  /** A reference to the entity of `urn`; null when its kind has no GraphQL type. */
  refOf(urn: string): EntityRef | null {
    const typeName = this.typeNames.get(entityNameOfUrn(urn));
    return typeName === undefined ? null : { __typename: typeName, urn };
  }

  /** The resolver of one field, if it has one. `isEntity`: the type implements `Entity`. */
  resolverOf(typeName: string, fieldName: string, isEntity: boolean): EntityFieldResolver | undefined {
    return this.resolvers.get(typeName)?.get(fieldName) ?? (isEntity ? this.shared.get(fieldName) : undefined);
  }
}
