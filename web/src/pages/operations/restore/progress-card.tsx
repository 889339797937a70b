import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, Card, countText, durationText, Time } from '../../../design/index.js';
import { ConfirmDialog } from '../../../shell/confirm-dialog.js';
import { texts } from '../../../texts.js';
import { type Fact, Facts } from '../facts.js';
import { ProgressBar } from '../progress-bar.js';
import { cancelRestore, type RestoreProgress } from './restore-calls.js';

const words = texts.operations.restore;

/** A restore that runs: how far it is, how fast, how long it still takes, and a button that cancels it. */
export function ProgressCard({ progress }: { readonly progress: RestoreProgress }): ReactNode {
  const { taskId, isRebuild, rowsDone, rowsTotal } = progress;
  const title = isRebuild ? words.rebuildRuns : words.runs;
  return (
    <Card title={title} aside={<CancelButton taskId={taskId} isRebuild={isRebuild} />}>
      <ProgressBar label={title} done={rowsDone} total={rowsTotal} />
      <Facts facts={factsOf(progress)} />
    </Card>
  );
}

function factsOf(progress: RestoreProgress): readonly Fact[] {
  const { rowsDone, rowsTotal, rowsPerSecond, secondsLeft, startedAt, startedBy } = progress;
  const rows = rowsTotal === undefined ? countText(rowsDone) : words.rowsOf(countText(rowsDone), countText(rowsTotal));
  return [
    [words.rows, rows],
    [words.rate, rowsPerSecond === undefined ? words.unknown : countText(rowsPerSecond)],
    [words.timeLeft, secondsLeft === undefined ? words.unknown : durationText(secondsLeft * 1000)],
    [words.started, <Time key="time" time={startedAt} look="relative" />],
    ...(startedBy === undefined ? [] : [[words.startedBy, <code key="urn">{startedBy}</code>] as const]),
  ];
}

function CancelButton({ taskId, isRebuild }: Pick<RestoreProgress, 'taskId' | 'isRebuild'>): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({ mutationFn: cancelRestore, onSuccess: () => setAsking(false) });
  return (
    <>
      <Button look="danger" isBusy={cancel.isSuccess} onClick={() => setAsking(true)}>
        {cancel.isSuccess ? words.cancelling : isRebuild ? words.cancelRebuild : words.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isRebuild ? words.askCancelRebuild : words.askCancel}
          verb={isRebuild ? words.cancelRebuild : words.cancel}
          isBusy={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutate(taskId)}
          onClose={() => setAsking(false)}
        >
          <p>{isRebuild ? words.cancelRebuildText : words.cancelText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
