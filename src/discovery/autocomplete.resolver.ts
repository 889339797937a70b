import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { GraphqlContext } from '../entities/index.js';
import { AutoCompleteInput, AutoCompleteMultipleInput } from './autocomplete.input.js';
import { AutoCompleteMultipleResults, AutoCompleteResults } from './autocomplete.model.js';
import { AutocompleteService } from './autocomplete.service.js';

/** Queries that complete what is being typed. */
@Resolver()
export class AutocompleteResolver {
  constructor(private readonly autocomplete: AutocompleteService) {}

  @Authenticated('Finds what the actor may view.')
  @Query(() => AutoCompleteResults, {
    nullable: true,
    description: 'Completes a text from the names of entities of one kind.',
  })
  autoComplete(
    @Args('input', { description: 'What is typed.' }) input: AutoCompleteInput,
    @Context() context: GraphqlContext,
  ): Promise<AutoCompleteResults> {
    return this.autocomplete.one(input, context);
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => AutoCompleteMultipleResults, {
    nullable: true,
    description: 'Completes a text from the names of entities of several kinds.',
  })
  autoCompleteForMultiple(
    @Args('input', { description: 'What is typed.' }) input: AutoCompleteMultipleInput,
    @Context() context: GraphqlContext,
  ): Promise<AutoCompleteMultipleResults> {
    return this.autocomplete.several(input, context);
  }
}
