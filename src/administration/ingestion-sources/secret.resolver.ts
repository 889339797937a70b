import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { CreateSecretInput, GetSecretValuesInput, ListSecretsInput, UpdateSecretInput } from './secret.input.js';
import { ListSecretsResult, SecretValue } from './secret.model.js';
import { SECRET, SecretService } from './secret.service.js';
import { MANAGING_SECRETS, READING_SECRET_VALUES } from './secret.demands.js';

/** The queries and the mutations of the secrets of ingestion. */
@Resolver()
export class SecretResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly secrets: SecretService,
  ) {}

  @AuthorizedInside(MANAGING_SECRETS)
  @Query(() => ListSecretsResult, {
    nullable: true,
    description: 'Lists the secrets of ingestion, without their values.',
  })
  async listSecrets(
    @Args('input', { description: 'The secrets to list.' }) input: ListSecretsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListSecretsResult> {
    await this.secrets.authorize(context.actor);
    const page = await this.listings.list(input, { entityType: SECRET, newestBy: 'createdTime' }, context);
    const { start, count, total } = page;
    return { start, count, total, secrets: await this.secrets.describe(page.urns) };
  }

  @AuthorizedInside(READING_SECRET_VALUES)
  @Query(() => [SecretValue], {
    nullable: true,
    description: 'Returns the decrypted values of secrets, for executors.',
  })
  getSecretValues(
    @Args('input', { description: 'The secrets.' }) { secrets }: GetSecretValuesInput,
    @Context() context: GraphqlContext,
  ): Promise<SecretValue[]> {
    return this.secrets.values(secrets, context);
  }

  @AuthorizedInside(MANAGING_SECRETS)
  @Mutation(() => String, { nullable: true, description: 'Creates a secret. Returns its urn.' })
  createSecret(
    @Args('input', { description: 'The secret.' }) input: CreateSecretInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.secrets.create(input, context);
  }

  @AuthorizedInside(MANAGING_SECRETS)
  @Mutation(() => String, { nullable: true, description: 'Replaces a secret. Returns its urn.' })
  updateSecret(
    @Args('input', { description: 'The changes.' }) input: UpdateSecretInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.secrets.update(input, context);
  }

  @AuthorizedInside(MANAGING_SECRETS)
  @Mutation(() => String, { nullable: true, description: 'Deletes a secret permanently. Returns its urn.' })
  async deleteSecret(
    @Args('urn', { description: 'Urn of the secret.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.secrets.delete(urn, context);
    return urn;
  }
}
