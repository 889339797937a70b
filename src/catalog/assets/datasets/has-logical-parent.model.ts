import { Field, InterfaceType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../../entities/index.js';

/** An entity that can be a physical instance of a logical model. */
@InterfaceType({ resolveType: (ref: EntityRef) => ref.__typename })
export abstract class HasLogicalParent {
  /** The logical model or column that the entity is an instance of. */
  @Field(() => Entity, { nullable: true })
  readonly logicalParent?: EntityRef | null;
}
