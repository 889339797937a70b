import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';

/** A page of kinds of ownership. */
@ObjectType()
export class ListOwnershipTypesResult {
  /** How many kinds were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many kinds were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many kinds there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The kinds of this page, the newest first. */
  @Field(() => [OwnershipTypeEntity])
  readonly ownershipTypes!: EntityRef[];
}
