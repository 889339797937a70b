import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DisplayPropertiesUpdateInput } from './display-properties.input.js';
import { DisplayService } from './display.service.js';
import { DISPLAYING } from './display.demands.js';

/** The mutation that changes how entities are shown. */
@Resolver()
export class DisplayResolver {
  constructor(private readonly displays: DisplayService) {}

  @AuthorizedInside(DISPLAYING)
  @Mutation(() => Boolean, { nullable: true, description: 'Changes how an entity is shown. Answers true.' })
  async updateDisplayProperties(
    @Args('urn', { description: 'Urn of the entity.' }) urn: string,
    @Args('input', { description: 'What changes.' }) input: DisplayPropertiesUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.displays.update(urn, input, context);
    return true;
  }
}
