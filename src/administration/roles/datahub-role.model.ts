import { Field, ObjectType } from '@nestjs/graphql';
import { AspectParams, Entity, type EntityRef, FieldArgument, Page, RawAspect } from '../../entities/index.js';

/** A role of this service. Policies grant privileges to roles, and actors with a role hold its privileges. */
@ObjectType({ implements: () => Entity })
export class DataHubRole extends Entity {
  /** Display name. */
  readonly name!: string;
  /** Purpose of the role. */
  readonly description!: string;
  /** Stored aspects of the role. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}

/** A page of roles. */
@ObjectType()
export class ListRolesResult extends Page {
  /** The roles of this page, sorted by name. */
  @Field(() => [DataHubRole])
  readonly roles!: EntityRef[];
}
