import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RunningTask } from '../../../api/figures.js';
import { useFigures } from '../../../api/live.js';
import { useSession } from '../../../api/session-context.js';
import { numberIn } from '../live-task.js';
import { operate } from '../operate.js';
import { OPERATOR } from '../sections.js';
import { progressOf, type RestoreOverview, type RestoreProgress } from './restore-calls.js';

/** How often the state is read by users who may not see the live figures, in milliseconds. */
const POLL_MS = 2_000;

const KINDS: readonly string[] = ['restoreIndices', 'rebuildIndices'];

/** Properties of `RunningRestores`. */
export interface RunningRestoresProps {
  readonly children: (running: readonly RestoreProgress[]) => ReactNode;
}

/** Renders with the restores that run in all replicas, by the live figures if the user may see them. */
export function RunningRestores({ children }: RunningRestoresProps): ReactNode {
  const isOperator = useSession().privileges.has(OPERATOR);
  return isOperator ? <OfFigures>{children}</OfFigures> : <OfStatus>{children}</OfStatus>;
}

function OfFigures({ children }: RunningRestoresProps): ReactNode {
  const { data } = useFigures();
  const tasks = data?.tasks ?? [];
  return children(tasks.filter(({ kind }) => KINDS.includes(kind)).map(progressOfTask));
}

function OfStatus({ children }: RunningRestoresProps): ReactNode {
  const { data } = useQuery({
    queryKey: ['restores'],
    queryFn: ({ signal }) => operate<RestoreOverview>('getRestoreStatus', {}, signal),
    refetchInterval: POLL_MS,
  });
  return children((data?.running ?? []).map(progressOf));
}

function progressOfTask({ id, kind, startedAt, progress }: RunningTask): RestoreProgress {
  const number = (name: string): number | undefined => numberIn(progress, name);
  const startedBy = progress['startedBy'];
  return {
    taskId: id,
    isRebuild: kind === 'rebuildIndices',
    startedAt,
    startedBy: typeof startedBy === 'string' ? startedBy : undefined,
    rowsDone: number('rowsDone') ?? 0,
    rowsTotal: number('rowsTotal'),
    rowsPerSecond: number('rowsPerSecond'),
    secondsLeft: number('secondsLeft'),
  };
}
