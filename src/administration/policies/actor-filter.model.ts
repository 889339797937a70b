import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { OwnershipTypeEntity } from '../../annotations/index.js';
import { DataHubRole } from '../roles/index.js';

/** The actors to whom a policy applies. An actor matches if any part of the filter matches. */
@ObjectType()
export class ActorFilter {
  /** Urns of users. */
  readonly users?: string[] | null;
  /** Urns of groups. */
  readonly groups?: string[] | null;
  /** Urns of roles that actors have directly or through a group. */
  readonly roles?: string[] | null;
  /** Whether the filter matches owners of the resource, directly or through a group. */
  readonly resourceOwners!: boolean;
  /** Urns of the ownership types that match; all types when absent. */
  readonly resourceOwnersTypes?: string[] | null;
  /** The ownership types that match. */
  @Field(() => [OwnershipTypeEntity], { nullable: true })
  readonly resolvedOwnershipTypes?: EntityRef[] | null;
  /** Whether the filter matches all users. */
  readonly allUsers!: boolean;
  /** Whether the filter matches the members of all groups. */
  readonly allGroups!: boolean;
  /** The users. */
  @Field(() => [CorpUser], { nullable: true })
  readonly resolvedUsers?: EntityRef[] | null;
  /** The groups. */
  @Field(() => [CorpGroup], { nullable: true })
  readonly resolvedGroups?: EntityRef[] | null;
  /** The roles. */
  @Field(() => [DataHubRole], { nullable: true })
  readonly resolvedRoles?: EntityRef[] | null;
}
