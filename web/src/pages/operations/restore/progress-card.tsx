import type { ReactNode } from 'react';
import { Card, countText, durationText, Time } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { CancelButton } from '../cancel-button.js';
import { type Fact, Facts } from '../facts.js';
import { ProgressBar } from '../progress-bar.js';
import { cancelRestore, type RestoreProgress } from './restore-calls.js';

const words = texts.operations.restore;

/** A restore that runs: how far it is, how fast, how long it still takes, and a button that cancels it. */
export function ProgressCard({ progress }: { readonly progress: RestoreProgress }): ReactNode {
  const { taskId, isRebuild, rowsDone, rowsTotal } = progress;
  const title = isRebuild ? words.rebuildRuns : words.runs;
  const asked = isRebuild
    ? { verb: words.cancelRebuild, title: words.askCancelRebuild, text: words.cancelRebuildText }
    : { verb: words.cancel, title: words.askCancel, text: words.cancelText };
  return (
    <Card title={title} aside={<CancelButton {...asked} cancel={() => cancelRestore(taskId)} />}>
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
