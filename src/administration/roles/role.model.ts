import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';

/** Properties of a role. */
@ObjectType()
export class RoleProperties {
  /** Display name. */
  readonly name!: string;
  /** Description of the access that the role grants. */
  readonly description?: string | null;
  /** Type of access, such as `READ`. */
  readonly type?: string | null;
  /** URL for requesting the role. */
  readonly requestUrl?: string | null;
}

/** A user with a role. */
@ObjectType()
export class RoleUser {
  /** The user. */
  @Field(() => CorpUser)
  readonly user!: EntityRef;
}

/** A group with a role. */
@ObjectType()
export class RoleGroup {
  /** The group. */
  @Field(() => CorpGroup)
  readonly group!: EntityRef;
}

/** Users and groups with a role. */
@ObjectType()
export class Actor {
  /** Users with the role. */
  readonly users?: RoleUser[] | null;
  /** Groups whose members have the role. */
  readonly groups?: RoleGroup[] | null;
}

/** A role of an external system, which grants access to data there. */
@ObjectType({ implements: () => Entity })
export class Role extends Entity {
  /** Id of the role, the last part of its urn. */
  readonly id!: string;
  /** Properties of the role. */
  readonly properties?: RoleProperties | null;
  /** Users and groups with the role. */
  @Field(() => Actor, { nullable: true })
  readonly actors?: Actor | null;
  /** Whether the caller or one of the caller's groups has the role. */
  readonly isAssignedToMe!: boolean;
}
