import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Operation } from './operation.js';
import { graphql } from './requests.js';

type Options<Result> = Omit<UseQueryOptions<Result>, 'queryKey' | 'queryFn'>;

/** Runs a query and keeps its result; its key is the name of the operation and the variables. */
export function useGraphql<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: Options<Result> = {},
): UseQueryResult<Result> {
  return useQuery({
    ...options,
    queryKey: [operation.name, variables],
    queryFn: ({ signal }) => graphql(operation, variables, signal),
  });
}
