import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { CorpGroup } from './corp-group.model.js';

/** A page of groups. */
@ObjectType()
export class ListGroupsResult {
  /** How many groups were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many groups were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many groups there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The groups of this page, the newest first. */
  @Field(() => [CorpGroup])
  readonly groups!: EntityRef[];
}
