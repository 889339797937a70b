import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import { type GraphqlContext, type LabelKind, LabelService } from '../../entities/index.js';
import { GLOSSARY_TERM } from './glossary.mappings.js';
import {
  AddTermsInput,
  BatchAddTermsInput,
  BatchRemoveTermsInput,
  TermAssociationInput,
} from './term-association.input.js';
import { ATTACHING_TERMS, ATTACHING_TERMS_COLUMNS, ATTACHING_TERMS_ENTITIES } from './term-association.demands.js';

const TERMS: LabelKind = {
  entityType: GLOSSARY_TERM.entityType,
  input: 'termUrns',
  aspectName: 'glossaryTerms',
  list: 'terms',
  key: 'urn',
  demand: ATTACHING_TERMS_ENTITIES,
  columnDemand: ATTACHING_TERMS_COLUMNS,
  isStamped: true,
};

/** Mutations that add glossary terms to entities and columns, or remove them. */
@Resolver()
export class TermAssociationResolver {
  constructor(private readonly labels: LabelService) {}

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds a glossary term to an entity or a column. Returns true, even if the term was already there.',
  })
  async addTerm(
    @Args('input', { description: 'The term, and the entity or column.' }) input: TermAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TERMS, [input.termUrn], input, context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds several glossary terms to an entity or a column. Returns true.',
  })
  async addTerms(
    @Args('input', { description: 'The terms, and the entity or column.' }) input: AddTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TERMS, input.termUrns, input, context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds glossary terms to several entities and columns, all or none. Returns true.',
  })
  async batchAddTerms(
    @Args('input', { description: 'The terms, and the entities or columns.' }) input: BatchAddTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.batchAdd(TERMS, input.termUrns, input.resources, context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes a glossary term from an entity or a column. Returns true, even if there was no such term.',
  })
  async removeTerm(
    @Args('input', { description: 'The term, and the entity or column.' }) input: TermAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TERMS, [input.termUrn], [input], context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes glossary terms from several entities and columns, all or none. Returns true.',
  })
  async batchRemoveTerms(
    @Args('input', { description: 'The terms, and the entities or columns.' }) input: BatchRemoveTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TERMS, input.termUrns, input.resources, context);
    return true;
  }
}
