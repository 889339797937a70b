import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { operate } from '../operate.js';
import { ProgressCard } from './progress-card.js';
import { progressOf, type RestoreOverview, type RestoreProgress, type RestoreStatus } from './restore-calls.js';
import { ResultCard } from './result-card.js';

const words = texts.operations.restore;

/** How often the state is read while the live figures do not have the restore, in milliseconds. */
const POLL_MS = 1_000;

/** Properties of `TrackedRestore`. */
export interface TrackedRestoreProps {
  readonly taskId: string;
  /** Its live figures, while it runs. */
  readonly live: RestoreProgress | undefined;
}

/** A restore from its start to its result. */
export function TrackedRestore({ taskId, live }: TrackedRestoreProps): ReactNode {
  const query = useQuery({
    queryKey: ['restore', taskId],
    queryFn: ({ signal }) => operate<RestoreStatus>('getRestoreStatus', { taskId }, signal),
    enabled: live === undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? POLL_MS : false),
  });
  const progress = live ?? (query.data?.state === 'RUNNING' ? progressOf(query.data) : undefined);
  // One place for both sources: a dialog of the card stays open while the live figures arrive.
  if (progress !== undefined) return <ProgressCard progress={progress} />;
  return <Loaded query={query}>{(status) => <ResultCard status={status} title={words.result} />}</Loaded>;
}

/** The restore that ended last in this replica; nothing if there was none. */
export function LastRestore(): ReactNode {
  const { data } = useQuery({
    queryKey: ['lastRestore'],
    queryFn: ({ signal }) => operate<RestoreOverview>('getRestoreStatus', {}, signal),
  });
  return data?.last == null ? null : <ResultCard status={data.last} title={words.last} />;
}
