import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { AddLinkInput, RemoveLinkInput, UpdateLinkInput, UpsertLinkInput } from './link.input.js';
import { LinkService } from './link.service.js';
import { EDITING_LINKS } from './documentation.demands.js';

/** Mutations of links to documentation. */
@Resolver()
export class LinkResolver {
  constructor(private readonly links: LinkService) {}

  @AuthorizedInside(EDITING_LINKS)
  @Mutation(() => Boolean, { nullable: true, description: 'Adds a link to documentation to an entity. Returns true.' })
  async addLink(
    @Args('input', { description: 'The link and the entity.' }) input: AddLinkInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.links.add(input, context);
    return true;
  }

  @AuthorizedInside(EDITING_LINKS)
  @Mutation(() => Boolean, { nullable: true, description: 'Changes a link of an entity. Returns true.' })
  async updateLink(
    @Args('input', { description: 'The link, its changes, and the entity.' })
    input: UpdateLinkInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.links.update(input, context);
    return true;
  }

  @AuthorizedInside(EDITING_LINKS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds a link to an entity, or changes the link with that URL and label. Returns true.',
  })
  async upsertLink(
    @Args('input', { description: 'The link and the entity.' }) input: UpsertLinkInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.links.upsert(input, context);
    return true;
  }

  @AuthorizedInside(EDITING_LINKS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes links from an entity. Returns true, even if there were none.',
  })
  async removeLink(
    @Args('input', { description: 'The links and the entity.' }) input: RemoveLinkInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.links.remove(input, context);
    return true;
  }
}
