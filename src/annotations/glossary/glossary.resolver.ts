import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { GlossaryNode } from './glossary-node.model.js';
import { GlossaryTerm } from './glossary-term.model.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';

/** Queries for the business glossary. */
@Resolver()
export class GlossaryResolver {
  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => GlossaryTerm, { nullable: true, description: 'Returns a term of the business glossary.' })
  glossaryTerm(
    @Args('urn', { description: 'Urn of the term.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(GLOSSARY_TERM.entityType, urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => GlossaryNode, { nullable: true, description: 'Returns a term group of the business glossary.' })
  glossaryNode(
    @Args('urn', { description: 'Urn of the term group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(GLOSSARY_NODE.entityType, urn);
  }
}
