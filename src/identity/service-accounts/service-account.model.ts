import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long, Page } from '../../entities/index.js';
import { DataHubView } from '../../discovery/index.js';

/** A service account: the account of a program, stored as a user. */
@ObjectType({ implements: () => Entity })
export class ServiceAccount extends Entity {
  /** Id of the account. */
  readonly name!: string;
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the account. */
  readonly description?: string | null;
  /** Urn of the user who created the account. */
  readonly createdBy?: string | null;
  /** When the account was created, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
  /** When the properties of the account were last changed, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly updatedAt?: number | null;
  /** The default view of the account's searches. */
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
