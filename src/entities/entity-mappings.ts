import { Injectable, type Type } from '@nestjs/common';
import { entityTypeOfUrn } from '../foundation/common/urn.js';
import type { AspectDeclaration } from '../model/index.js';
import type { EntityFieldResolver, EntityMapping, FieldResolvers, ResolversOf } from './entity-mapping.js';
import { type EntityRef, refTo } from './entity-ref.js';

/**
 * The entity types in GraphQL and the resolvers of their fields. Feature modules register their types in their
 * constructors, before the schema is built. Fields that a feature adds to a type of another feature are methods with
 * `@ResolveField`.
 */
@Injectable()
export class EntityMappings {
  private readonly typeNames = new Map<string, string>();
  private readonly required = new Map<string, AspectDeclaration>();
  private readonly resolvers = new Map<string, Map<string, EntityFieldResolver>>();
  private readonly shared = new Map<string, EntityFieldResolver>();
  private readonly unused = new Set<string>();

  /** Registers an entity type. */
  register({ entityType, typeName, fields, required }: EntityMapping): void {
    this.typeNames.set(entityType, typeName);
    if (required !== undefined) this.required.set(entityType, required);
    this.add(typeName, fields);
  }

  /**
   * Adds resolvers of a GraphQL object type that is not an entity, keyed by the fields of its class. `Source`: the type
   * of the parent value.
   */
  extend<Shown extends object, Source = EntityRef>(shown: Type<Shown>, fields: ResolversOf<Shown, Source>): void {
    this.add(shown.name, fields as FieldResolvers);
  }

  /**
   * Adds resolvers by field name for all types that implement `Entity` and have no resolver of their own for the field.
   */
  share(fields: FieldResolvers): void {
    for (const [name, resolve] of Object.entries(fields)) {
      this.shared.set(name, resolve);
      this.unused.add(placeOf('Entity', name));
    }
  }

  /** Returns a reference to the entity `urn`; null if its entity type has no GraphQL type. */
  refOf(urn: string): EntityRef | null {
    const typeName = this.typeNames.get(entityTypeOfUrn(urn));
    return typeName === undefined ? null : refTo(typeName, urn);
  }

  /** Returns the aspect without which entities of the type are null; undefined if there is none. */
  requiredOf(entityType: string): AspectDeclaration | undefined {
    return this.required.get(entityType);
  }

  /** Returns the resolver of a field; undefined if there is none. `isEntity`: whether the type implements `Entity`. */
  resolverOf(typeName: string, fieldName: string, isEntity: boolean): EntityFieldResolver | undefined {
    const own = this.resolvers.get(typeName)?.get(fieldName);
    const found = own ?? (isEntity ? this.shared.get(fieldName) : undefined);
    if (found !== undefined) this.unused.delete(placeOf(own === undefined ? 'Entity' : typeName, fieldName));
    return found;
  }

  /** Throws `TypeError` with the resolvers whose field the schema lacks, which indicates a mistyped name. */
  requireAllUsed(): void {
    if (this.unused.size > 0)
      throw new TypeError(`The schema lacks fields that have resolvers: ${[...this.unused].join(', ')}`);
  }

  private add(typeName: string, fields: FieldResolvers): void {
    const known = this.resolvers.get(typeName) ?? new Map<string, EntityFieldResolver>();
    for (const [name, resolve] of Object.entries(fields)) {
      known.set(name, resolve);
      this.unused.add(placeOf(typeName, name));
    }
    this.resolvers.set(typeName, known);
  }
}

function placeOf(typeName: string, fieldName: string): string {
  return `${typeName}.${fieldName}`;
}
