import type { ReactNode } from 'react';
import { Card, countText, durationText, Notice, Table, Time, type Tone } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { type Fact, Facts } from '../facts.js';
import type { IgnoredRow, RestoreOutcome, RestoreStatus } from './restore-calls.js';

const words = texts.operations.restore;

type Ended = Exclude<RestoreStatus['state'], 'RUNNING'>;

const TONES: Readonly<Record<Ended, Tone>> = { DONE: 'good', FAILED: 'alert', CANCELLED: 'caution' };

const COUNTS = [
  'rowsMigrated',
  'ignored',
  'documentsWritten',
  'documentsDeleted',
  'documentsRejected',
  'edgesWritten',
  'edgesDeleted',
  'defaultAspectsCreated',
] as const satisfies readonly (keyof RestoreOutcome)[];

/** What a restore that has ended did: its state, its figures, and the rows that it could not restore. */
export function ResultCard({ status, title }: { readonly status: RestoreStatus; readonly title: string }): ReactNode {
  const { state, error } = status;
  const outcome: Partial<RestoreOutcome> = status.result?.[0] ?? {};
  const ended: Ended = state === 'RUNNING' ? 'DONE' : state;
  return (
    <Card title={title}>
      <Notice tone={TONES[ended]}>
        {words.states[status.kind][ended]} {state === 'FAILED' && error}
      </Notice>
      <Facts facts={factsOf(status, outcome)} />
      <IgnoredRows rows={outcome.ignoredReasons ?? []} />
      {state !== 'FAILED' && <LastRow outcome={outcome} isPart={status.args?.['limit'] !== 0} />}
    </Card>
  );
}

function factsOf(status: RestoreStatus, outcome: Partial<RestoreOutcome>): readonly Fact[] {
  const counts = COUNTS.flatMap((name): readonly Fact[] => {
    const value = outcome[name];
    return value === undefined ? [] : [[words.counts[name], countText(value)]];
  });
  const took = status.endedAt === undefined ? undefined : status.endedAt - status.startedAt;
  return [
    ...(counts.length === 0 ? [[words.rows, countText(status.rowsDone)] as const] : counts),
    ...(took === undefined ? [] : [[words.took, durationText(took)] as const]),
    [words.started, <Time key="time" time={status.startedAt} />],
  ];
}

function IgnoredRows({ rows }: { readonly rows: readonly IgnoredRow[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <Table
      caption={words.ignoredRows}
      rows={rows}
      rowKey={({ urn, aspect }) => `${urn} ${aspect ?? ''}`}
      columns={[
        { title: words.fields.urn.label, cell: ({ urn }) => <code className="operations-long">{urn}</code> },
        { title: words.fields.aspect.label, cell: ({ aspect }) => aspect ?? '' },
        { title: words.reason, cell: ({ reason }) => reason },
      ]}
    />
  );
}

function LastRow({ outcome, isPart }: { outcome: Partial<RestoreOutcome>; isPart: boolean }): ReactNode {
  const { lastUrn = '', lastAspect = '' } = outcome;
  if (!isPart || lastUrn === '') return null;
  return (
    <p className="quiet">
      {words.continueAfter} <code>{lastUrn}</code> <code>{lastAspect}</code>
    </p>
  );
}
