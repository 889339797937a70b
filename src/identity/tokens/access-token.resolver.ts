import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { CreateAccessTokenInput, GetAccessTokenInput, ListAccessTokenInput } from './access-token.input.js';
import { tokenRef } from './access-token.mappings.js';
import { AccessToken, AccessTokenMetadata, ListAccessTokenResult } from './access-token.model.js';
import { AccessTokenService } from './access-token.service.js';
import { CREATING_TOKEN, LISTING_TOKENS, MAKING_STATELESS, MANAGING_TOKENS, REVOKING_TOKEN } from './token.demands.js';

/** Queries and mutations of access tokens. */
@Resolver()
export class AccessTokenResolver {
  constructor(private readonly tokens: AccessTokenService) {}

  @AuthorizedInside(MAKING_STATELESS)
  @Query(() => AccessToken, {
    nullable: true,
    description: 'Creates a stateless personal token, which cannot be revoked. Use createAccessToken.',
  })
  async getAccessToken(
    @Args('input', { description: 'The token to create.' }) input: GetAccessTokenInput,
    @Context() context: GraphqlContext,
  ): Promise<AccessToken> {
    return { accessToken: await this.tokens.makeStateless(input, context) };
  }

  @AuthorizedInside(LISTING_TOKENS)
  @Query(() => ListAccessTokenResult, { description: 'Lists the access tokens that are stored and not revoked.' })
  async listAccessTokens(
    @Args('input', { description: 'The tokens to list.' }) input: ListAccessTokenInput,
    @Context() context: GraphqlContext,
  ): Promise<ListAccessTokenResult> {
    const { entities, ...page } = await this.tokens.list(input, context);
    return { ...page, tokens: entities };
  }

  @AuthorizedInside(MANAGING_TOKENS)
  @Query(() => AccessTokenMetadata, { description: 'Returns the metadata of an access token.' })
  async getAccessTokenMetadata(
    @Args('token', { description: 'The text of the token.' }) token: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return tokenRef(await this.tokens.hashOf(token, context));
  }

  @AuthorizedInside(CREATING_TOKEN)
  @Mutation(() => AccessToken, {
    nullable: true,
    description: 'Creates an access token. Returns its text, which cannot be read again.',
  })
  async createAccessToken(
    @Args('input', { description: 'The token to create.' }) input: CreateAccessTokenInput,
    @Context() context: GraphqlContext,
  ): Promise<AccessToken> {
    const { token, hash } = await this.tokens.create(input, context);
    return { accessToken: token, metadata: tokenRef(hash) };
  }

  @AuthorizedInside(REVOKING_TOKEN)
  @Mutation(() => Boolean, { description: 'Revokes an access token. Returns true.' })
  async revokeAccessToken(
    @Args('tokenId', { description: 'Id of the token.' }) tokenId: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.tokens.revoke(tokenId, context);
    return true;
  }
}
