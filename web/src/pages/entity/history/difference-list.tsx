import type { ReactNode } from 'react';
import { texts } from '../../../texts.js';
import { type Difference, differencesOf } from './differences.js';
import { type DiffLine, diffOfLines, withoutLongRuns } from './line-diff.js';
import type { VersionChange } from './versions.js';

const words = texts.history;

/** Differences that are shown at most; the raw aspect has all. */
const MOST = 200;

const MARKS: Readonly<Record<DiffLine['kind'], string>> = { added: '+', removed: '−', same: ' ' };

/** What is different between a version and the one before it. */
export function DifferenceList({ change: { current, previous } }: { readonly change: VersionChange }): ReactNode {
  const differences = differencesOf(previous?.value, current.value);
  if (previous === null) return <p className="quiet">{words.notKept}</p>;
  if (differences.length === 0) return <p className="quiet">{words.same}</p>;
  return (
    <>
      <ul className="history-differences">
        {differences.slice(0, MOST).map((difference) => (
          <li key={difference.path.join('\n')}>
            <OneDifference difference={difference} />
          </li>
        ))}
      </ul>
      {differences.length > MOST && <p className="quiet">{words.moreDifferences(differences.length - MOST)}</p>}
    </>
  );
}

function OneDifference({ difference: { path, before, after } }: { readonly difference: Difference }): ReactNode {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const diff = diffOfLines(before?.split('\n') ?? [], after?.split('\n') ?? []);
  return (
    <>
      <div className="row">
        <span className="history-path">{path.join(' › ')}</span>
        <span className="quiet">{words.kinds[kind]}</span>
      </div>
      <div className="history-lines">
        {withoutLongRuns(diff).map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </div>
    </>
  );
}

function Line({ line }: { readonly line: DiffLine | undefined }): ReactNode {
  if (line === undefined) return <div className="history-line same">⋯</div>;
  const { kind, text } = line;
  const Element = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
  return (
    <div className={`history-line ${kind}`}>
      <span aria-hidden="true">{MARKS[kind]}</span>
      {kind !== 'same' && <span className="visually-hidden">{words.kinds[kind]}: </span>}
      <Element>{text}</Element>
    </div>
  );
}
