import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { BusinessAttribute } from './business-attribute.model.js';

/** A page of business attributes. */
@ObjectType()
export class ListBusinessAttributesResult {
  /** How many attributes were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many attributes were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many attributes there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The attributes of this page. */
  @Field(() => [BusinessAttribute])
  readonly businessAttributes!: EntityRef[];
}
