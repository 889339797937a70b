import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../../entities/index.js';

/** The entities that represent the same asset on other platforms. */
@ObjectType()
export class SiblingProperties {
  /** Whether the entity is primary among its siblings. */
  readonly isPrimary?: boolean | null;
  /** The siblings that the actor may view. */
  @Field(() => [Entity], { nullable: 'itemsAndList' })
  readonly siblings?: EntityRef[] | null;
}
