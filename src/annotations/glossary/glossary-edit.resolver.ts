import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { CreateGlossaryEntityInput, RelatedTermsInput, UpdateParentNodeInput } from './glossary-edit.input.js';
import { GlossaryEditService } from './glossary-edit.service.js';
import { RelatedTermsService } from './related-terms.service.js';
import { MANAGING_IN_GLOSSARY, MOVING_IN_GLOSSARY } from './glossary.demands.js';

/** Mutations of terms, term groups and the relationships between terms. */
@Resolver()
export class GlossaryEditResolver {
  constructor(
    private readonly glossary: GlossaryEditService,
    private readonly related: RelatedTermsService,
  ) {}

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => String, { nullable: true, description: 'Creates a term owned by the caller. Returns its urn.' })
  createGlossaryTerm(
    @Args('input', { description: 'The term to create.' }) input: CreateGlossaryEntityInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.glossary.createTerm(input, context);
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => String, {
    nullable: true,
    description: 'Creates a term group owned by the caller. Returns its urn.',
  })
  createGlossaryNode(
    @Args('input', { description: 'The term group to create.' }) input: CreateGlossaryEntityInput,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    return this.glossary.createNode(input, context);
  }

  @AuthorizedInside(MOVING_IN_GLOSSARY)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Moves a term or term group into a term group, or to the root. Returns true.',
  })
  async updateParentNode(
    @Args('input', { description: 'The term or term group and its new parent.' }) input: UpdateParentNodeInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.glossary.move(input, context);
    return true;
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Permanently deletes a term or term group; the children of a term group are kept. Returns true.',
  })
  async deleteGlossaryEntity(
    @Args('urn', { description: 'Urn of the term or term group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.glossary.delete(urn, context);
    return true;
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => Boolean, { nullable: true, description: 'Relates a term to other terms. Returns true.' })
  async addRelatedTerms(
    @Args('input', { description: 'The term, the other terms, and the type of the relationships.' })
    input: RelatedTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.related.add(input, context);
    return true;
  }

  @AuthorizedInside(MANAGING_IN_GLOSSARY)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes relationships of a term to other terms. Returns true.',
  })
  async removeRelatedTerms(
    @Args('input', { description: 'The term, the other terms, and the type of the relationships.' })
    input: RelatedTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.related.remove(input, context);
    return true;
  }
}
