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
  aspectName: 'glossaryTerms',
  list: 'terms',
  key: 'urn',
  demand: ATTACHING_TERMS_ENTITIES,
  columnDemand: ATTACHING_TERMS_COLUMNS,
  isStamped: true,
};

/** Mutations that attach glossary terms to entities and columns. */
@Resolver()
export class TermAssociationResolver {
  constructor(private readonly labels: LabelService) {}

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Attaches a glossary term to an entity or a column. Answers true, also when it had the term.',
  })
  async addTerm(
    @Args('input', { description: 'The term, and where to add it.' }) input: TermAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TERMS, [input.termUrn], input, context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Attaches several glossary terms to an entity or a column. Answers true.',
  })
  async addTerms(
    @Args('input', { description: 'The terms, and where to add them.' }) input: AddTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.add(TERMS, input.termUrns, input, context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Attaches glossary terms to several entities and columns, to all or none. Answers true.',
  })
  async batchAddTerms(
    @Args('input', { description: 'The terms, and where to add them.' }) input: BatchAddTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.batchAdd(TERMS, input.termUrns, input.resources, context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Takes a glossary term off an entity or a column. Answers true, also when it had it not.',
  })
  async removeTerm(
    @Args('input', { description: 'The term, and where to remove it.' }) input: TermAssociationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TERMS, [input.termUrn], [input], context);
    return true;
  }

  @AuthorizedInside(ATTACHING_TERMS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Takes glossary terms off several entities and columns, off all or none. Answers true.',
  })
  async batchRemoveTerms(
    @Args('input', { description: 'The terms, and where to remove them.' }) input: BatchRemoveTermsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.labels.remove(TERMS, input.termUrns, input.resources, context);
    return true;
  }
}
