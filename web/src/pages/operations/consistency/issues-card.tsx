import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Badge, Button, Card, countText, Notice, Table, wordsOf } from '../../../design/index.js';
import { ConfirmDialog } from '../../../shell/confirm-dialog.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { type FixDetail, fixIssues, type FixOutcome, type Found, type Issue } from './consistency-calls.js';

const words = texts.operations.consistency;

/** Most rows that a table shows. */
const MOST_ROWS = 200;

/** Properties of `IssuesCard`. */
export interface IssuesCardProps {
  readonly found: Found;
  /** Runs the same checks again. */
  readonly onAgain: () => void;
}

/** The issues that checks found. They can be fixed after a dry run. */
export function IssuesCard({ found: { entitiesScanned, issues }, onAgain }: IssuesCardProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const dry = useMutation({ mutationFn: () => fixIssues(issues, true) });
  const fix = useMutation({ mutationFn: () => fixIssues(issues, false), onSuccess: () => setAsking(false) });
  const scanned = words.result(countText(entitiesScanned), entitiesScanned);
  if (issues.length === 0)
    return (
      <Card title={words.issues}>
        <Notice tone="good">
          {scanned} {words.noIssues}
        </Notice>
      </Card>
    );
  return (
    <Card title={words.issues}>
      <Notice tone="alert">
        {scanned} {words.found(countText(issues.length), issues.length)}
      </Notice>
      <IssueTable issues={issues} />
      <div className="row">
        <Button look={dry.isSuccess ? 'normal' : 'primary'} isBusy={dry.isPending} onClick={() => dry.mutate()}>
          {words.dryRun}
        </Button>
        <Button look="danger" disabled={!dry.isSuccess || fix.isSuccess} onClick={() => setAsking(true)}>
          {words.fix} …
        </Button>
        {!dry.isSuccess && <span className="quiet">{words.dryRunFirst}</span>}
      </div>
      {dry.error !== null && <ErrorNotice error={dry.error} />}
      {dry.data !== undefined && fix.data === undefined && <Outcome outcome={dry.data} />}
      {fix.data !== undefined && (
        <>
          <Outcome outcome={fix.data} />
          <div className="row">
            <Button onClick={onAgain}>{words.again}</Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askFix(countText(issues.length), issues.length)}
          verb={words.fix}
          isBusy={fix.isPending}
          error={fix.error}
          onConfirm={() => fix.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{words.fixText}</p>
          <ul className="operations-examples">
            {countsBy(issues).map(([type, count]) => (
              <li key={type}>{words.fixes(fixText(type), countText(count), count)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** How many issues have each type of fix. */
function countsBy(issues: readonly Issue[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { fixType } of issues) counts.set(fixType, (counts.get(fixType) ?? 0) + 1);
  return [...counts];
}

/** What a fix does, in words. */
function fixText(fixType: string): string {
  const known: Readonly<Record<string, string>> = words.fixTypes;
  return known[fixType] ?? wordsOf(fixType);
}

function FixBadge({ fixType }: { readonly fixType: string }): ReactNode {
  return <Badge tone={fixType === 'HARD_DELETE' ? 'alert' : 'neutral'}>{fixText(fixType)}</Badge>;
}

function IssueTable({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  return (
    <>
      <Table
        caption={words.issues}
        isCaptionHidden
        rows={issues.slice(0, MOST_ROWS).map((issue, at) => ({ ...issue, at }))}
        rowKey={({ at }) => at}
        columns={[
          { title: words.entity, cell: ({ entityUrn }) => <code className="operations-long">{entityUrn}</code> },
          { title: words.issue, cell: ({ description, checkId }) => description ?? checkId },
          { title: words.fixTitle, cell: ({ fixType }) => <FixBadge fixType={fixType} /> },
        ]}
      />
      {issues.length > MOST_ROWS && <p className="quiet">{words.more(countText(issues.length - MOST_ROWS))}</p>}
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: FixOutcome }): ReactNode {
  const { isDryRun, fixed, failed, details } = outcome;
  const text = isDryRun ? words.wouldFix : words.fixed;
  return (
    <div role="status" className="stack">
      <Notice tone={failed > 0 ? 'alert' : isDryRun ? 'info' : 'good'}>
        {text(countText(fixed), fixed)} {failed > 0 && words.failed(countText(failed), failed)}
      </Notice>
      <Table
        caption={isDryRun ? words.plan : words.done}
        rows={details.slice(0, MOST_ROWS).map((detail, at) => ({ ...detail, at }))}
        rowKey={({ at }) => at}
        columns={[
          { title: words.entity, cell: ({ urn }) => <code className="operations-long">{urn}</code> },
          { title: words.fixTitle, cell: ({ action }) => <FixBadge fixType={action} /> },
          { title: words.details, cell: (detail) => <DetailCell detail={detail} /> },
        ]}
      />
    </div>
  );
}

function DetailCell({ detail: { success, errorMessage, details } }: { readonly detail: FixDetail }): ReactNode {
  if (success) return details ?? '';
  return (
    <>
      <Badge tone="alert">{words.refused}</Badge> {errorMessage}
    </>
  );
}
