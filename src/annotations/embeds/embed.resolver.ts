import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { EmbedService } from './embed.service.js';
import { UpdateEmbedInput } from './update-embed.input.js';
import { EMBEDDING } from './embed.demands.js';

/** The mutation of the URL at which other web pages embed an entity. */
@Resolver()
export class EmbedResolver {
  constructor(private readonly embeds: EmbedService) {}

  @AuthorizedInside(EMBEDDING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Changes the URL at which other web pages embed an entity. Returns true.',
  })
  async updateEmbed(
    @Args('input', { description: 'The entity and the URL.' }) input: UpdateEmbedInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.embeds.update(input, context);
    return true;
  }
}
