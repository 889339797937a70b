import type { ReactNode } from 'react';
import { Badge, Time, type Tone, Words, wordsOf } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { UrnLink } from '../urn-link.js';
import { DifferenceList } from './difference-list.js';
import { type ChangeText, readableText, type TimelineEntry } from './timeline.js';
import type { VersionChange } from './versions.js';

const words = texts.history;

/** Sentences that are shown at most; the differences below have all. */
const MOST_TEXTS = 8;

const TONES: Readonly<Record<string, Tone>> = { ADD: 'good', MODIFY: 'info', REMOVE: 'alert' };

/** Category of the changes that quote Markdown. */
const DOCUMENTATION = 'DOCUMENTATION';

/** Properties of `HistoryEntry`. */
export interface HistoryEntryProps {
  /** The entity. */
  readonly urn: string;
  readonly entry: TimelineEntry;
}

/** What happened at one time: when, who, the changes in words, and each aspect with its differences. */
export function HistoryEntry({ urn, entry }: HistoryEntryProps): ReactNode {
  const { time, actor, texts: all, versions } = entry;
  return (
    <li className="history-entry">
      <div className="row">
        <h2>
          <Time time={time} />
        </h2>
        {actor !== undefined && (
          <span className="quiet">
            {words.by} <UrnLink urn={actor} />
          </span>
        )}
      </div>
      {all.length > 0 && (
        <ul className="history-texts">
          {all.slice(0, MOST_TEXTS).map((change) => (
            <ChangeLine key={`${change.category ?? ''} ${change.description ?? ''}`} change={change} urn={urn} />
          ))}
          {all.length > MOST_TEXTS && <li className="quiet">{words.moreTexts(all.length - MOST_TEXTS)}</li>}
        </ul>
      )}
      {versions.map((change) => (
        <Version key={change.current.aspect} change={change} />
      ))}
    </li>
  );
}

interface ChangeLineProps {
  readonly urn: string;
  readonly change: ChangeText;
}

function ChangeLine({ urn, change: { category, operation, description } }: ChangeLineProps): ReactNode {
  const text = description === null ? '' : readableText(description, urn, words.self);
  return (
    <li>
      <Badge tone={TONES[operation ?? ''] ?? 'neutral'}>{wordsOf(category ?? operation ?? '')}</Badge>{' '}
      {category === DOCUMENTATION ? <Words text={text}>{(shown) => shown}</Words> : text}
    </li>
  );
}

function Version({ change }: { readonly change: VersionChange }): ReactNode {
  const { aspect, version } = change.current;
  return (
    <details className="history-version">
      <summary>
        <code>{aspect}</code> <span className="quiet">{words.version(version)}</span>
      </summary>
      <DifferenceList change={change} />
    </details>
  );
}
