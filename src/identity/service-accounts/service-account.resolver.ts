import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Privileged, RefusedWith } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import {
  CreateServiceAccountInput,
  ListServiceAccountsInput,
  UpdateServiceAccountDefaultViewInput,
} from './service-account.input.js';
import { serviceAccountRef } from './service-account.mappings.js';
import { ListServiceAccountsResult, ServiceAccount } from './service-account.model.js';
import { ServiceAccountService } from './service-account.service.js';

const refusal = (): string => 'Unauthorized to manage service accounts. Please contact your DataHub administrator.';

/** Queries and mutations of service accounts. */
@Resolver()
export class ServiceAccountResolver {
  constructor(private readonly accounts: ServiceAccountService) {}

  @Privileged('MANAGE_SERVICE_ACCOUNTS')
  @RefusedWith(refusal)
  @Query(() => ListServiceAccountsResult, { description: 'Lists the service accounts.' })
  async listServiceAccounts(
    @Args('input', { description: 'The accounts to list.' }) input: ListServiceAccountsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListServiceAccountsResult> {
    const { entities, ...page } = await this.accounts.list(input, context);
    return { ...page, serviceAccounts: entities.map(({ urn }) => serviceAccountRef(urn)) };
  }

  @Privileged('MANAGE_SERVICE_ACCOUNTS')
  @RefusedWith(refusal)
  @Query(() => ServiceAccount, { nullable: true, description: 'Returns a service account; null if it does not exist.' })
  async getServiceAccount(
    @Args('urn', { description: 'Urn of the account.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return (await this.accounts.exists(urn, context)) ? serviceAccountRef(urn) : null;
  }

  @Privileged('MANAGE_SERVICE_ACCOUNTS')
  @RefusedWith(refusal)
  @Mutation(() => ServiceAccount, { description: 'Creates a service account. Returns the account.' })
  async createServiceAccount(
    @Args('input', { description: 'The account to create.' }) input: CreateServiceAccountInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return serviceAccountRef(await this.accounts.create(input, context), true);
  }

  @Privileged('MANAGE_SERVICE_ACCOUNTS')
  @RefusedWith(refusal)
  @Mutation(() => Boolean, {
    description: 'Permanently deletes a service account and its access tokens. Returns true.',
  })
  async deleteServiceAccount(
    @Args('urn', { description: 'Urn of the account.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.accounts.delete(urn, context);
    return true;
  }

  @Privileged('MANAGE_SERVICE_ACCOUNTS')
  @RefusedWith(refusal)
  @Mutation(() => Boolean, {
    description: 'Sets the default view of a service account’s searches. Returns true.',
  })
  async updateServiceAccountDefaultView(
    @Args('input', { description: 'The account and the view.' }) input: UpdateServiceAccountDefaultViewInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.accounts.setDefaultView(input, context);
    return true;
  }
}
