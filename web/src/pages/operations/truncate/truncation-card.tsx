import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card, countText, durationText, Notice } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { Facts } from '../facts.js';
import { type LiveTask, numberIn, TASK_POLL_MS, useLiveTask } from '../live-task.js';
import { ProgressBar } from '../progress-bar.js';
import { truncationStatus, type TruncationStatus } from './truncation.js';

const words = texts.operations.timeSeries;

const NANOS_A_MILLISECOND = 1_000_000;

/** A truncation from its start to its end, by the live figures if the user may see them. */
export function TruncationCard({ taskId }: { readonly taskId: string }): ReactNode {
  const live = useLiveTask(taskId);
  const query = useQuery({
    queryKey: ['truncation', taskId],
    queryFn: ({ signal }) => truncationStatus(taskId, signal),
    enabled: live === undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.completed === false ? TASK_POLL_MS : false),
  });
  return (
    <Card title={words.task}>
      {live === undefined ? (
        <Loaded query={query}>{(status) => <State status={status} />}</Loaded>
      ) : (
        <State status={statusOf(live)} />
      )}
    </Card>
  );
}

function statusOf({ id, progress, elapsedMs }: LiveTask): TruncationStatus {
  const numbers = ['total', 'deleted', 'created'].flatMap((name) => {
    const value = numberIn(progress, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    completed: false,
    taskId: id,
    status: { state: 'RUNNING', ...Object.fromEntries(numbers) },
    runTimeNanos: elapsedMs * NANOS_A_MILLISECOND,
  };
}

function State({ status: { completed, status, runTimeNanos } }: { readonly status: TruncationStatus }): ReactNode {
  const { state, total, deleted, created, error } = status;
  const done = deleted ?? created ?? 0;
  return (
    <>
      {completed && state === 'COMPLETED' && <Notice tone="good">{words.done}</Notice>}
      {completed && state !== 'COMPLETED' && (
        <Notice tone="alert">
          {words.failed} {error}
        </Notice>
      )}
      {!completed && <ProgressBar label={words.runs} done={done} total={total} />}
      <Facts
        facts={[
          ...(deleted === undefined ? [] : [[words.deleted, countText(deleted)] as const]),
          ...(created === undefined ? [] : [[words.created, countText(created)] as const]),
          ...(total === undefined ? [] : [[words.total, countText(total)] as const]),
          [completed ? words.took : words.runsFor, durationText(runTimeNanos / NANOS_A_MILLISECOND)],
        ]}
      />
    </>
  );
}
