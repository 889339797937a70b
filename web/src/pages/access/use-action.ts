import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type { Operation } from '../../api/operation.js';
import { graphql } from '../../api/requests.js';
import { useNotify } from '../../shell/notices.js';

/** What follows an action. */
export interface ActionEffects<Result, Variables> {
  /** Runs first; its error keeps the action from running. */
  readonly before?: (variables: Variables) => Promise<void>;
  /** Says what the action did; undefined where the page shows it. */
  readonly done?: (variables: Variables, result: Result) => string;
  /** Names of the queries whose results it changes. */
  readonly refresh: readonly string[];
}

/** Runs a mutation, says what it did, and asks again for what it changed. */
export function useAction<Result, Variables>(
  operation: Operation<Result, Variables>,
  { before, done, refresh }: ActionEffects<Result, Variables>,
): UseMutationResult<Result, Error, Variables> {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation<Result, Error, Variables>({
    mutationFn: async (variables) => {
      await before?.(variables);
      return graphql(operation, variables);
    },
    onSuccess: async (result, variables) => {
      if (done !== undefined) notify({ tone: 'good', text: done(variables, result) });
      await Promise.all(refresh.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
