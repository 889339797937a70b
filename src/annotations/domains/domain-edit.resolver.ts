import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside, Privileged } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DomainAssignmentService } from './domain-assignment.service.js';
import { BatchSetDomainInput, CreateDomainInput, MoveDomainInput } from './domain-edit.input.js';
import { DomainEditService } from './domain-edit.service.js';
import { DELETING_DOMAIN, SETTING_DOMAIN } from './domain.demands.js';

/** Mutations that create, move and delete domains, and that assign entities to them. */
@Resolver()
export class DomainEditResolver {
  constructor(
    private readonly domains: DomainEditService,
    private readonly assignments: DomainAssignmentService,
  ) {}

  @Privileged('CREATE_DOMAINS', 'MANAGE_DOMAINS')
  @Mutation(() => String, { nullable: true, description: 'Creates a domain. Returns its urn.' })
  createDomain(
    @Args('input', { description: 'The domain to create.' }) input: CreateDomainInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.domains.create(input, context);
  }

  @Privileged('MANAGE_DOMAINS')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Moves a domain into another, or to the root. Returns true.',
  })
  async moveDomain(
    @Args('input', { description: 'The domain and its new parent.' }) input: MoveDomainInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.domains.move(input, context);
    return true;
  }

  @AuthorizedInside(DELETING_DOMAIN)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Permanently deletes a domain without child domains and removes all references to it. Returns true.',
  })
  async deleteDomain(
    @Args('urn', { description: 'Urn of the domain.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.domains.delete(urn, context);
    return true;
  }

  @AuthorizedInside(SETTING_DOMAIN)
  @Mutation(() => Boolean, { nullable: true, description: 'Sets the domain of an entity. Returns true.' })
  async setDomain(
    @Args('entityUrn', { description: 'Urn of the entity.' }) entityUrn: string,
    @Args('domainUrn', { description: 'Urn of the domain.' }) domainUrn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.set([{ resourceUrn: entityUrn }], domainUrn, context);
    return true;
  }

  @AuthorizedInside(SETTING_DOMAIN)
  @Mutation(() => Boolean, { nullable: true, description: 'Removes an entity from its domain. Returns true.' })
  async unsetDomain(
    @Args('entityUrn', { description: 'Urn of the entity.' }) entityUrn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.set([{ resourceUrn: entityUrn }], undefined, context);
    return true;
  }

  @AuthorizedInside(SETTING_DOMAIN)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Sets or removes the domain of several entities, all or none. Returns true.',
  })
  async batchSetDomain(
    @Args('input', { description: 'The entities and the domain.' }) { resources, domainUrn }: BatchSetDomainInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.set(resources, domainUrn ?? undefined, context);
    return true;
  }
}
