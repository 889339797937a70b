import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { DataHubView } from './view.model.js';

/** A page of views. */
@ObjectType()
export class ListViewsResult {
  /** How many views were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many views were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many views there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The views. */
  @Field(() => [DataHubView])
  readonly views!: EntityRef[];
}
