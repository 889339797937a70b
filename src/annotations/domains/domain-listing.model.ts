import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { Domain } from './domain.model.js';

/** A page of domains. */
@ObjectType()
export class ListDomainsResult {
  /** How many domains were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many domains were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many domains there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The domains of this page, the newest first. */
  @Field(() => [Domain])
  readonly domains!: EntityRef[];
}
