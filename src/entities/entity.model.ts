import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from './entity-ref.js';
import { EntityType } from './entity-type.enum.js';
import { FieldArgument } from './field-argument.decorator.js';
import { AuditStamp } from './shared/audit-stamp.model.js';
import { RelationshipDirection } from './shared/relationship-direction.enum.js';
import { RelationshipsInput } from './shared/relationships.input.js';

/** An edge of an entity. */
@ObjectType()
export class EntityRelationship {
  /** Type of the edge, such as `OwnedBy`. */
  readonly type!: string;
  /** Requested direction of the edge. */
  readonly direction!: RelationshipDirection;
  /** The entity at the other end; null if its entity type has no GraphQL type. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Time and actor of the creation of the edge, if known. */
  readonly created?: AuditStamp | null;
}

/** A page of the edges of an entity. */
@ObjectType()
export class EntityRelationshipsResult {
  /** Number of edges that were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Number of edges on this page. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Total number of edges. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** The edges of this page. */
  readonly relationships!: EntityRelationship[];
}

/** An entity with a urn and metadata. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class Entity {
  /** Unique name of the entity: `urn:li:<entity type>:<key>`. */
  readonly urn!: string;
  /** Entity type. */
  readonly type!: EntityType;
  /** A page of the edges between the entity and other entities. */
  @FieldArgument('input', () => RelationshipsInput, { description: 'The edges to return.' })
  readonly relationships?: EntityRelationshipsResult | null;
}
