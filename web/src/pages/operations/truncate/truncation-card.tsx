import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card, countText, durationText, Notice } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { Facts } from '../facts.js';
import { ProgressBar } from '../progress-bar.js';
import { truncationStatus, type TruncationStatus } from './truncation.js';

const words = texts.operations.timeSeries;

/** How often the state is read while the task runs, in milliseconds. */
const POLL_MS = 1_000;

const NANOS_A_MILLISECOND = 1_000_000;

/** A truncation from its start to its end. */
export function TruncationCard({ taskId }: { readonly taskId: string }): ReactNode {
  const query = useQuery({
    queryKey: ['truncation', taskId],
    queryFn: ({ signal }) => truncationStatus(taskId, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.completed === false ? POLL_MS : false),
  });
  return (
    <Card title={words.task}>
      <Loaded query={query}>{(status) => <State status={status} />}</Loaded>
    </Card>
  );
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
