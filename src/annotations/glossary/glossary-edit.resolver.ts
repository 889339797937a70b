import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { CreateGlossaryEntityInput, RelatedTermsInput, UpdateParentNodeInput } from './glossary-edit.input.js';
import { GlossaryEditService } from './glossary-edit.service.js';
import { RelatedTermsService } from './related-terms.service.js';
import { MANAGING_IN_GLOSSARY, MOVING_IN_GLOSSARY } from './glossary.demands.js';

/** Mutations of the business glossary itself. */
@Resolver()
export class GlossaryEditResolver {
  constructor(
    private readonly glossary: GlossaryEditService,
    private readonly related: RelatedTermsService,
  ) {}

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => String, { nullable: true, description: 'Creates a term that its maker owns. Answers its urn.' })
  createGlossaryTerm(
    @Args('input', { description: 'The term to create.' }) input: CreateGlossaryEntityInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.glossary.createTerm(input, context);
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => String, {
    nullable: true,
    description: 'Creates a group of terms that its maker owns. Answers its urn.',
  })
  createGlossaryNode(
    @Args('input', { description: 'The group to create.' }) input: CreateGlossaryEntityInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.glossary.createNode(input, context);
  }

  @AuthorizedInside(MOVING_IN_GLOSSARY)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Puts a term or a group of terms into another group, or at the top. Answers true.',
  })
  async updateParentNode(
    @Args('input', { description: 'What moves, and where.' }) input: UpdateParentNodeInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.glossary.move(input, context);
    return true;
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Deletes a term or a group of terms for good; what a group holds stays. Answers true.',
  })
  async deleteGlossaryEntity(
    @Args('urn', { description: 'Urn of the term or group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.glossary.delete(urn, context);
    return true;
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => Boolean, { nullable: true, description: 'Relates a term to others. Answers true.' })
  async addRelatedTerms(
    @Args('input', { description: 'The term, the others, and how they relate.' }) input: RelatedTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.related.add(input, context);
    return true;
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => Boolean, { nullable: true, description: 'Takes away how a term relates to others. Answers true.' })
  async removeRelatedTerms(
    @Args('input', { description: 'The term, the others, and how they relate.' }) input: RelatedTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.related.remove(input, context);
    return true;
  }
}
