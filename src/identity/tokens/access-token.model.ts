import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long, Page } from '../../entities/index.js';
import { CorpUser } from '../users/index.js';

/** Metadata of an access token, without its text. */
@ObjectType({ implements: () => Entity })
export class AccessTokenMetadata extends Entity {
  /** Id of the token for its revocation: a hash of its text. */
  readonly id!: string;
  /** Display name. */
  readonly name!: string;
  /** Description of the token. */
  readonly description?: string | null;
  /** Urn of the user or service account that the token acts as. */
  readonly actorUrn!: string;
  /** Urn of the user who created the token. */
  readonly ownerUrn!: string;
  /** The user who created the token. */
  @Field(() => CorpUser, { nullable: true })
  readonly owner?: EntityRef | null;
  /** When the token was created, in milliseconds since 1970. */
  @Field(() => Long)
  readonly createdAt!: number;
  /** When the token expires, in milliseconds since 1970; null if it never expires. */
  @Field(() => Long, { nullable: true })
  readonly expiresAt?: number | null;
}

/** An access token. */
@ObjectType()
export class AccessToken {
  /** Text of the token, for the header `Authorization: Bearer …`. It cannot be read again. */
  readonly accessToken!: string;
  /** Metadata of the token; null for stateless tokens. */
  @Field(() => AccessTokenMetadata, { nullable: true })
  readonly metadata?: EntityRef | null;
}

/** A page of access tokens. */
@ObjectType()
export class ListAccessTokenResult extends Page {
  /** The tokens of this page: latest expiry first, tokens without expiry last. */
  @Field(() => [AccessTokenMetadata])
  readonly tokens!: EntityRef[];
}
