import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Authenticated } from '../../auth/index.js';
import { hitOptions, selects } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { ScrollAcrossLineageInput, SearchAcrossLineageInput } from './across-lineage.input.js';
import { ScrollAcrossLineageResults, SearchAcrossLineageResults } from './across-lineage.model.js';
import { type LineageSearchOptions, LineageSearchService } from './lineage-search.service.js';

/** Queries that search across lineage. */
@Resolver()
export class LineageResolver {
  constructor(private readonly lineage: LineageSearchService) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchAcrossLineageResults, {
    nullable: true,
    description: 'Searches the upstream or downstream entities of an entity, at any distance.',
  })
  searchAcrossLineage(
    @Args('input', { description: 'The search.' }) input: SearchAcrossLineageInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchAcrossLineageResults> {
    return this.lineage.search(input, context, shownBy(info));
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ScrollAcrossLineageResults, {
    nullable: true,
    description: 'Scrolls through the upstream or downstream entities of an entity, page by page.',
  })
  scrollAcrossLineage(
    @Args('input', { description: 'The search, and the page to return.' })
    input: ScrollAcrossLineageInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ScrollAcrossLineageResults> {
    return this.lineage.scroll(input, context, shownBy(info));
  }
}

function shownBy(info: GraphQLResolveInfo): LineageSearchOptions {
  return { ...hitOptions(info), paths: selects(info, 'searchResults', 'paths') };
}
