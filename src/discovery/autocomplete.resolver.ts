import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { GraphqlContext } from '../entities/index.js';
import { AutoCompleteInput, AutoCompleteMultipleInput } from './autocomplete.input.js';
import { AutoCompleteMultipleResults, AutoCompleteResults } from './autocomplete.model.js';
import { AutocompleteService } from './autocomplete.service.js';

/** Queries for autocomplete suggestions. */
@Resolver()
export class AutocompleteResolver {
  constructor(private readonly autocomplete: AutocompleteService) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => AutoCompleteResults, {
    nullable: true,
    description: 'Completes a text with names of entities of one type.',
  })
  autoComplete(
    @Args('input', { description: 'The text to complete.' }) input: AutoCompleteInput,
    @Context() context: GraphqlContext,
  ): Promise<AutoCompleteResults> {
    return this.autocomplete.one(input, context);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => AutoCompleteMultipleResults, {
    nullable: true,
    description: 'Completes a text with names of entities of several types.',
  })
  autoCompleteForMultiple(
    @Args('input', { description: 'The text to complete.' }) input: AutoCompleteMultipleInput,
    @Context() context: GraphqlContext,
  ): Promise<AutoCompleteMultipleResults> {
    return this.autocomplete.several(input, context);
  }
}
