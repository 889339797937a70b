import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AspectParams, Entity, type EntityRef, FieldArgument, RawAspect } from '../../entities/index.js';

/** A role in this service: whoever has it holds what policies give to it. */
@ObjectType({ implements: () => Entity })
export class DataHubRole extends Entity {
  /** Name for people. */
  readonly name!: string;
  /** What the role is for. */
  readonly description!: string;
  /** The role's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}

/** A page of roles. */
@ObjectType()
export class ListRolesResult {
  /** How many roles were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many roles were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many roles there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The roles of this page, by name. */
  @Field(() => [DataHubRole])
  readonly roles!: EntityRef[];
}
