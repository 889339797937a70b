import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from './entity-ref.js';
import { EntityType } from './entity-type.enum.js';
import { FieldArgument } from './field-argument.decorator.js';
import { AuditStamp } from './shared/audit-stamp.model.js';
import { RelationshipDirection } from './shared/relationship-direction.enum.js';
import { RelationshipsInput } from './shared/relationships.input.js';

/** One edge of an entity. */
@ObjectType()
export class EntityRelationship {
  /** Name of the edge, as in `OwnedBy`. */
  readonly type!: string;
  /** Which way the edge points, as asked. */
  readonly direction!: RelationshipDirection;
  /** The entity at the other end; null when its kind has no GraphQL type. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** When the edge was made, and by whom, where that is known. */
  readonly created?: AuditStamp | null;
}

/** A page of the edges of an entity. */
@ObjectType()
export class EntityRelationshipsResult {
  /** How many edges were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many edges this page holds. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** How many edges there are. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The edges of this page. */
  readonly relationships!: EntityRelationship[];
}

/** Anything that has a urn and metadata attached to it. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class Entity {
  /** Name of the entity, unique in the service: `urn:li:<kind>:<key>`. */
  readonly urn!: string;
  /** Kind of the entity. */
  readonly type!: EntityType;
  /** A page of the edges that link the entity with others. */
  @FieldArgument('input', () => RelationshipsInput, { description: 'Which edges to return.' })
  readonly relationships?: EntityRelationshipsResult | null;
}
