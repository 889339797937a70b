import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { CorpUser } from './corp-user.model.js';

/** A page of users. */
@ObjectType()
export class ListUsersResult {
  /** How many users were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many users were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many users there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The users of this page. */
  @Field(() => [CorpUser])
  readonly users!: EntityRef[];
}
