import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { FacetFilterInput } from '../../discovery/index.js';
import { AccessTokenDuration, AccessTokenType } from './access-token.enum.js';

/** A stateless access token, which is not stored and cannot be revoked. */
@InputType()
export class GetAccessTokenInput {
  /** Type of the token; only PERSONAL is allowed. */
  readonly type!: AccessTokenType;
  /** Urn of the user that the token acts as; must be the caller. */
  readonly actorUrn!: string;
  /** Lifetime of the token. */
  readonly duration!: AccessTokenDuration;
}

/** An access token to create. */
@InputType()
export class CreateAccessTokenInput {
  /** Type of the token. */
  readonly type!: AccessTokenType;
  /** Urn of the user or service account that the token acts as. */
  readonly actorUrn!: string;
  /** Lifetime of the token. */
  readonly duration!: AccessTokenDuration;
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the token. */
  readonly description?: string | null;
}

/** Selection of access tokens to list. */
@InputType()
export class ListAccessTokenInput {
  /** Number of tokens to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of tokens to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /**
   * Conditions that must all match, on fields such as `ownerUrn`, `actorUrn`, `name` and `expiresAt`. Callers who do
   * not manage tokens must restrict `ownerUrn` to their own urn.
   */
  readonly filters?: FacetFilterInput[] | null;
}
