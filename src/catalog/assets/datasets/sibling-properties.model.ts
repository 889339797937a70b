import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../../entities/index.js';

/** The entities that stand for the same thing on other platforms. */
@ObjectType()
export class SiblingProperties {
  /** Whether this entity leads the others. */
  readonly isPrimary?: boolean | null;
  /** The others that the actor may view. */
  @Field(() => [Entity], { nullable: 'itemsAndList' })
  readonly siblings?: EntityRef[] | null;
}
