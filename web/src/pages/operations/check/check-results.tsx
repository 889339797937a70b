import { type ReactNode, useState } from 'react';
import { BarChart, Button, Card, countText, durationText, Notice, Table } from '../../../design/index.js';
import { ConfirmDialog } from '../../../shell/confirm-dialog.js';
import { texts } from '../../../texts.js';
import {
  type CheckResult,
  type Difference,
  DIFFERENCES,
  differencesOf,
  type Findings,
  totalsOf,
  worstFirst,
} from './check-calls.js';

const words = texts.operations.check;

/** Most examples that are shown without a click. */
const MOST_OPEN = 6;

/** Properties of `CheckResults`. */
export interface CheckResultsProps {
  readonly result: CheckResult;
  readonly isRepairing: boolean;
  /** Why the repair failed. */
  readonly error: Error | null;
  readonly onRepair: () => void;
}

/** What a check found: the differences by kind and by type, with examples, and the button that repairs them. */
export function CheckResults({ result, isRepairing, error, onRepair }: CheckResultsProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const count = differencesOf(result);
  return (
    <Card title={words.result} aside={<span className="quiet">{words.took(durationText(result.elapsedMs))}</span>}>
      {result.consistent ? (
        <Notice tone="good">{words.consistent}</Notice>
      ) : (
        <Notice tone="alert" action={<Button onClick={() => setAsking(true)}>{words.repair} …</Button>}>
          {words.differences(countText(count), count)}
        </Notice>
      )}
      {result.pending > 0 && <Notice tone="info">{words.pending(countText(result.pending), result.pending)}</Notice>}
      {!result.consistent && <Kinds result={result} />}
      <Types result={result} />
      {isAsking && !result.consistent && (
        <ConfirmDialog
          title={words.askRepair(countText(count), count)}
          verb={words.repair}
          look="primary"
          isBusy={isRepairing}
          error={error}
          onConfirm={onRepair}
          onClose={() => setAsking(false)}
        >
          <p>{words.repairText}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Kinds({ result }: { readonly result: CheckResult }): ReactNode {
  const totals = totalsOf(result);
  const bars = DIFFERENCES.map((kind) => ({ key: kind, name: words.kinds[kind], value: totals[kind] }));
  return <BarChart label={words.byKind} bars={bars} />;
}

interface Row extends Findings {
  readonly name: string;
  readonly entities?: number;
  readonly documents?: number;
}

function Types({ result }: { readonly result: CheckResult }): ReactNode {
  const rows: readonly Row[] = [
    ...worstFirst(result.entityTypes).map((type) => ({ ...type, name: type.entityType })),
    { ...result.edges, name: words.edges },
  ];
  return (
    <Table
      caption={words.byType}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { title: words.type, cell: ({ name, examples }) => <NameCell name={name} examples={examples} /> },
        { title: words.entities, align: 'end', cell: ({ entities }) => numberText(entities) },
        { title: words.documents, align: 'end', cell: ({ documents }) => numberText(documents) },
        ...DIFFERENCES.map((kind) => ({
          title: words.shortKinds[kind],
          align: 'end' as const,
          cell: (row: Row) => <DifferenceCell value={row[kind]} />,
        })),
      ]}
    />
  );
}

function numberText(value: number | undefined): string {
  return value === undefined ? '–' : countText(value);
}

function DifferenceCell({ value }: { readonly value: number }): ReactNode {
  return value === 0 ? <span className="quiet">0</span> : <strong>{countText(value)}</strong>;
}

function NameCell({ name, examples }: { readonly name: string; readonly examples: Findings['examples'] }): ReactNode {
  if (examples === undefined) return name;
  const kinds = DIFFERENCES.filter((kind: Difference) => examples[kind] !== undefined);
  const count = kinds.reduce((sum, kind) => sum + (examples[kind]?.length ?? 0), 0);
  return (
    <details open={count <= MOST_OPEN}>
      <summary>{name}</summary>
      {kinds.map((kind) => (
        <ul key={kind} className="operations-examples" aria-label={words.examples(words.shortKinds[kind])}>
          {examples[kind]?.map((text) => (
            <li key={text}>
              {words.shortKinds[kind]}: <code className="operations-long">{text}</code>
            </li>
          ))}
        </ul>
      ))}
    </details>
  );
}
