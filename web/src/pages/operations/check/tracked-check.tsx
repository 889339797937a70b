import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card, countText, durationText, Notice, Time } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { CancelButton } from '../cancel-button.js';
import { Facts } from '../facts.js';
import { TASK_POLL_MS, useLiveTask } from '../live-task.js';
import { ProgressBar } from '../progress-bar.js';
import { cancelCheck, type CheckProgress, type CheckStatus, checkStatus } from './check-calls.js';

const words = texts.operations.check;

/** Properties of `TrackedCheck`. */
export interface TrackedCheckProps {
  readonly taskId: string;
  readonly isRepair: boolean;
  /** Shows a check that is done. */
  readonly children: (status: CheckStatus) => ReactNode;
}

/** A check from its start to its end, by the live figures if the user may see them. */
export function TrackedCheck({ taskId, isRepair, children }: TrackedCheckProps): ReactNode {
  const live = useLiveTask(taskId);
  const query = useQuery({
    queryKey: ['check', taskId],
    queryFn: ({ signal }) => checkStatus(taskId, signal),
    enabled: live === undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? TASK_POLL_MS : false),
  });
  const running = live ?? runningOf(query.data);
  // One place for both sources: a dialog of the card stays open while the live figures arrive.
  if (running !== undefined) {
    const { startedAt, progress } = running;
    return <ProgressCard taskId={taskId} isRepair={isRepair} startedAt={startedAt} progress={progress} />;
  }
  return (
    <Loaded query={query}>
      {(status) => (status.state === 'DONE' ? children(status) : <EndedCard status={status} isRepair={isRepair} />)}
    </Loaded>
  );
}

type RunningCheck = Pick<ProgressCardProps, 'startedAt' | 'progress'>;

function runningOf(status: CheckStatus | undefined): RunningCheck | undefined {
  return status?.state === 'RUNNING' ? { startedAt: status.startedAt, progress: status } : undefined;
}

interface ProgressCardProps extends Omit<TrackedCheckProps, 'children'> {
  readonly startedAt: number;
  readonly progress: CheckProgress;
}

function ProgressCard({ taskId, isRepair, startedAt, progress }: ProgressCardProps): ReactNode {
  const { itemsDone = 0, itemsTotal, itemsPerSecond, secondsLeft, missing = 0, stale = 0, orphaned = 0 } = progress;
  const title = isRepair ? words.repairRuns : words.runs;
  const asked = isRepair
    ? { verb: words.cancelRepair, title: words.askCancelRepair, text: words.cancelRepairText }
    : { verb: words.cancel, title: words.askCancel, text: words.cancelText };
  const done = countText(itemsDone);
  return (
    <Card title={title} aside={<CancelButton {...asked} cancel={() => cancelCheck(taskId)} />}>
      <ProgressBar label={title} done={itemsDone} total={itemsTotal} />
      <Facts
        facts={[
          [words.compared, itemsTotal === undefined ? done : words.comparedOf(done, countText(itemsTotal))],
          [words.rate, itemsPerSecond === undefined ? words.unknown : countText(itemsPerSecond)],
          [words.timeLeft, secondsLeft === undefined ? words.unknown : durationText(secondsLeft * 1000)],
          [words.soFar, countText(missing + stale + orphaned)],
          [words.started, <Time key="time" time={startedAt} look="relative" />],
        ]}
      />
      <p className="quiet">{words.items}</p>
    </Card>
  );
}

function EndedCard({ status: { state, error }, isRepair }: { status: CheckStatus; isRepair: boolean }): ReactNode {
  const { CANCELLED, FAILED } = isRepair ? words.repairStates : words.states;
  return (
    <Card title={isRepair ? words.repairedTitle : words.result}>
      <Notice tone={state === 'CANCELLED' ? 'caution' : 'alert'}>
        {state === 'CANCELLED' ? CANCELLED : `${FAILED} ${error ?? ''}`}
      </Notice>
    </Card>
  );
}
