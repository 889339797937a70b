import { type Query, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from './api-error.js';
import { type Figures, FIGURES_PATH, lastSampleTime, pollPause, withHistory } from './figures.js';
import { json } from './requests.js';

const KEY = ['figures'];

/**
 * The live figures of the service, with the samples of the last hour. All widgets share one poll a second, which pauses
 * while the page is hidden, slows down after errors, and ends if the user may not see figures. Without `isEnabled` a
 * widget does not ask for the poll.
 */
export function useFigures(isEnabled = true): UseQueryResult<Figures> {
  const client = useQueryClient();
  return useQuery({
    queryKey: KEY,
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const earlier = client.getQueryData<Figures>(KEY);
      const query = { since: lastSampleTime(earlier) };
      return withHistory(earlier, await json<Figures>(FIGURES_PATH, { query, signal }));
    },
    refetchInterval: nextPoll,
    retry: false,
    retryOnMount: false,
    staleTime: 500,
    structuralSharing: false,
  });
}

function nextPoll({ state }: Query<Figures>): number | false {
  const isRefused = state.error instanceof ApiError && state.error.isRefusal;
  return isRefused ? false : pollPause(state.dataUpdatedAt, state.errorUpdatedAt);
}
