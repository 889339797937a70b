import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { OwnershipTypeEntity } from '../../annotations/index.js';
import { DataHubRole } from '../roles/index.js';

/** Who a policy is for: whoever any part names. */
@ObjectType()
export class ActorFilter {
  /** Urns of users. */
  readonly users?: string[] | null;
  /** Urns of groups. */
  readonly groups?: string[] | null;
  /** Urns of roles, which actors have themselves or by a group. */
  readonly roles?: string[] | null;
  /** Whether owners of the resource are meant, themselves or by a group. */
  readonly resourceOwners!: boolean;
  /** Urns of the kinds of ownership that count; all when absent. */
  readonly resourceOwnersTypes?: string[] | null;
  /** The kinds of ownership that count. */
  @Field(() => [OwnershipTypeEntity], { nullable: true })
  readonly resolvedOwnershipTypes?: EntityRef[] | null;
  /** Whether every user is meant. */
  readonly allUsers!: boolean;
  /** Whether every member of any group is meant. */
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
