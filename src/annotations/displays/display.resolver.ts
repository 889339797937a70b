import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DisplayPropertiesUpdateInput } from './display-properties.input.js';
import { DisplayService } from './display.service.js';
import { DISPLAYING } from './display.demands.js';

/** The mutation of display properties. */
@Resolver()
export class DisplayResolver {
  constructor(private readonly displays: DisplayService) {}

  @AuthorizedInside(DISPLAYING)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Changes the display properties of an entity. Returns true.',
  })
  async updateDisplayProperties(
    @Args('urn', { description: 'Urn of the entity.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: DisplayPropertiesUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.displays.update(urn, input, context);
    return true;
  }
}
