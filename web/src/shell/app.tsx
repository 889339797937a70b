import { MutationCache, QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { ApiError, UNREACHABLE } from '../api/api-error.js';
import { isPageLeft } from '../api/leaving.js';
import { logInAddress } from '../api/log-in-address.js';
import { loadSession } from '../api/session.js';
import { SessionContext } from '../api/session-context.js';
import { Frame } from './frame.js';
import { Loaded } from './loaded.js';
import { type Message, NoticesProvider, useNotify } from './notices.js';
import { usePreload } from './preload.js';

const RETRIES = 2;

/** Repeats only requests that may succeed the next time. */
function shouldRetry(failures: number, error: Error): boolean {
  const isTemporary = error instanceof ApiError && (error.status === UNREACHABLE || error.status === 503);
  return isTemporary && failures < RETRIES;
}

/** A page without a session can show nothing: it leads to the log-in, and comes back. */
function logInIfNeeded(error: Error): void {
  if (error instanceof ApiError && error.isLoggedOut && !isPageLeft())
    window.location.assign(logInAddress(window.location));
}

/** A failed mutation shows its message, whatever else its page does, and the page keeps what was typed. */
function newQueryClient(notify: (message: Message) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logInIfNeeded }),
    mutationCache: new MutationCache({ onError: ({ message }) => notify({ tone: 'alert', text: message }) }),
    // A service on the same machine or network responds to a browser that is offline; one that does not is an error.
    defaultOptions: {
      queries: { networkMode: 'always', retry: shouldRetry, refetchOnWindowFocus: false, staleTime: 5_000 },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The console: asks who is logged in, then shows the frame with the page of the address. */
export function App(): ReactNode {
  return (
    <Router base="/console">
      <NoticesProvider>
        <WithQueries />
      </NoticesProvider>
    </Router>
  );
}

function WithQueries(): ReactNode {
  const notify = useNotify();
  const [client] = useState(() => newQueryClient(notify));
  return (
    <QueryClientProvider client={client}>
      <WithSession />
    </QueryClientProvider>
  );
}

function WithSession(): ReactNode {
  const [path] = useLocation();
  const preload = usePreload();
  const query = useQuery({
    queryKey: ['session'],
    // With its code there, the page shows at once.
    queryFn: async ({ signal }) => (await Promise.all([loadSession(signal), preload(path)]))[0],
    staleTime: Infinity,
  });
  if (query.data === undefined)
    return (
      <main className="starting">
        <Loaded query={query}>{() => null}</Loaded>
      </main>
    );
  return (
    <SessionContext value={query.data}>
      <Frame />
    </SessionContext>
  );
}
