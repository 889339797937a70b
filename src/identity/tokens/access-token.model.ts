import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long, Page } from '../../entities/index.js';
import { CorpUser } from '../users/index.js';

/** What is kept of an access token; never the token itself. */
@ObjectType({ implements: () => Entity })
export class AccessTokenMetadata extends Entity {
  /** Id of the token, by which it is revoked: a hash of its text. */
  readonly id!: string;
  /** Name for people. */
  readonly name!: string;
  /** What the token is for. */
  readonly description?: string | null;
  /** Urn of the user or service account that the token acts as. */
  readonly actorUrn!: string;
  /** Urn of the user who made the token. */
  readonly ownerUrn!: string;
  /** The user who made the token. */
  @Field(() => CorpUser, { nullable: true })
  readonly owner?: EntityRef | null;
  /** When the token was made. */
  @Field(() => Long)
  readonly createdAt!: number;
  /** When the token ends; null when it never does. */
  @Field(() => Long, { nullable: true })
  readonly expiresAt?: number | null;
}

/** An access token. */
@ObjectType()
export class AccessToken {
  /** The token, for the header `Authorization: Bearer …`. It is shown this once. */
  readonly accessToken!: string;
  /** What is kept of the token; null for one of which nothing is. */
  @Field(() => AccessTokenMetadata, { nullable: true })
  readonly metadata?: EntityRef | null;
}

/** A page of access tokens. */
@ObjectType()
export class ListAccessTokenResult extends Page {
  /** The tokens of this page: the one that ends last first, those that never end at the end. */
  @Field(() => [AccessTokenMetadata])
  readonly tokens!: EntityRef[];
}
