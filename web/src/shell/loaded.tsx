import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '../design/index.js';
import { ErrorNotice } from './error-notice.js';

/** Properties of `Loaded`. */
export interface LoadedProps<Result> {
  readonly query: UseQueryResult<Result>;
  readonly children: (result: Result) => ReactNode;
}

/** Shows the result of a query; until then a spinner, and instead of it the error, with a button that tries again. */
export function Loaded<Result>({ query, children }: LoadedProps<Result>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  return <Spinner />;
}
