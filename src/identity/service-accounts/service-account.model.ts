import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long, Page } from '../../entities/index.js';
import { DataHubView } from '../../discovery/index.js';

/** A program that works with the service: a user of a kind of its own. */
@ObjectType({ implements: () => Entity })
export class ServiceAccount extends Entity {
  /** Id of the account. */
  readonly name!: string;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What the account is for. */
  readonly description?: string | null;
  /** Urn of the user who made the account. */
  readonly createdBy?: string | null;
  /** When the account was made. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
  /** When its names were last changed. */
  @Field(() => Long, { nullable: true })
  readonly updatedAt?: number | null;
  /** The view that its searches begin with. */
  @Field(() => DataHubView, { nullable: true })
  readonly defaultView?: EntityRef | null;
}

/** A page of service accounts. */
@ObjectType()
export class ListServiceAccountsResult extends Page {
  /** The accounts of this page. */
  @Field(() => [ServiceAccount])
  readonly serviceAccounts!: EntityRef[];
}
