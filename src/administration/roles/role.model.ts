import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';

/** What is known of a role. */
@ObjectType()
export class RoleProperties {
  /** Name for people. */
  readonly name!: string;
  /** What the role allows. */
  readonly description?: string | null;
  /** Kind of access, as in `READ`. */
  readonly type?: string | null;
  /** Where to ask for the role. */
  readonly requestUrl?: string | null;
}

/** A user who has a role. */
@ObjectType()
export class RoleUser {
  /** The user. */
  @Field(() => CorpUser)
  readonly user!: EntityRef;
}

/** A group whose members have a role. */
@ObjectType()
export class RoleGroup {
  /** The group. */
  @Field(() => CorpGroup)
  readonly group!: EntityRef;
}

/** Who has a role. */
@ObjectType()
export class Actor {
  /** Users who have it. */
  readonly users?: RoleUser[] | null;
  /** Groups whose members have it. */
  readonly groups?: RoleGroup[] | null;
}

/** A right to use data, kept in another system. */
@ObjectType({ implements: () => Entity })
export class Role extends Entity {
  /** Id of the role, the last part of its urn. */
  readonly id!: string;
  /** What is known of the role. */
  readonly properties?: RoleProperties | null;
  /** Who has the role. */
  @Field(() => Actor, { nullable: true })
  readonly actors?: Actor | null;
  /** Whether the caller, or one of the caller's groups, has the role. */
  readonly isAssignedToMe!: boolean;
}
