import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { FacetFilterInput } from '../../discovery/index.js';
import { AccessTokenDuration, AccessTokenType } from './access-token.enum.js';

/** An access token that leaves no trace, and so cannot be revoked. */
@InputType()
export class GetAccessTokenInput {
  /** Who the token is for; only PERSONAL. */
  readonly type!: AccessTokenType;
  /** Urn of the user that the token acts as: the one who asks. */
  readonly actorUrn!: string;
  /** How long the token lasts. */
  readonly duration!: AccessTokenDuration;
}

/** An access token to create. */
@InputType()
export class CreateAccessTokenInput {
  /** Who the token is for. */
  readonly type!: AccessTokenType;
  /** Urn of the user or service account that the token acts as. */
  readonly actorUrn!: string;
  /** How long the token lasts. */
  readonly duration!: AccessTokenDuration;
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the token is for. */
  readonly description?: string | null;
}

/** Which access tokens to list. */
@InputType()
export class ListAccessTokenInput {
  /** How many tokens to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many tokens to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that all hold, as on `ownerUrn`, `actorUrn`, `name` or `expiresAt`. Who does not manage tokens needs one that `ownerUrn` is their own. */
  readonly filters?: FacetFilterInput[] | null;
}
