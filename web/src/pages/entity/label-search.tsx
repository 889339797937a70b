import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { labelOf, type LabelSource } from '../../api/labels.js';
import { useGraphql } from '../../api/use-graphql.js';
import { Button, TextInput, typeTextOf, urnText } from '../../design/index.js';
import { useSettled } from '../../shell/use-settled.js';
import { texts } from '../../texts.js';
import { type EntityType, type FindLabelsQuery, findLabelsQuery } from './entity.generated.js';
import { NameWithNote } from './name-with-note.js';

const PAUSE_MS = 150;

/** Labels that are offered. */
const SHOWN = 10;

/** Labels that are asked for at most. */
const MOST = 1_000;

/** The words of a search for labels. */
export interface LabelSearchWords {
  readonly find: string;
  readonly noneFound: string;
  /** Names the button that adds a label. */
  readonly add: (name: string) => string;
  /** The word on that button. */
  readonly verb?: string;
}

/** Properties of `LabelSearch`. */
export interface LabelSearchProps {
  readonly words: LabelSearchWords;
  /** Entity types of the labels; with several, each is shown with its type. */
  readonly types: readonly EntityType[];
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Urns that are not offered. */
  readonly without: readonly string[];
  readonly isBusy: boolean;
  readonly onAdd: (label: string, name: string) => void;
  /** Creates a label that none has the name of; undefined for those that are created elsewhere. */
  readonly creation?:
    { readonly verb: (name: string) => string; readonly onCreate: (name: string) => void } | undefined;
}

interface Candidate {
  readonly urn: string;
  readonly name: string;
  readonly note: string | undefined;
}

/** Finds labels by the beginning of their names, with a button for each. */
export function LabelSearch(props: LabelSearchProps): ReactNode {
  const { words, types, text, onText, without, isBusy, onAdd, creation } = props;
  const query = useSettled(text.trim(), PAUSE_MS);
  // As many more as may be there already.
  const count = Math.min(SHOWN + without.length, MOST);
  const { data, isPlaceholderData } = useGraphql(
    findLabelsQuery,
    { query, isNamed: query !== '', types, count },
    { placeholderData: keepPreviousData },
  );
  const known = labelsIn(data).map((entity) => candidateOf(entity, types.length > 1));
  const found = known.filter(({ urn }) => !without.includes(urn)).slice(0, SHOWN);
  const isNew = !isPlaceholderData && query !== '' && !known.some(({ name }) => isSameName(name, query));
  return (
    <>
      <TextInput label={words.find} type="search" value={text} onChange={onText} autoComplete="off" />
      {data !== undefined && found.length === 0 && <p className="quiet">{words.noneFound}</p>}
      <ul className="entity-tags">
        {found.map(({ urn, name, note }) => (
          <li key={urn}>
            <NameWithNote name={name} note={note} />
            <Button isBusy={isBusy} aria-label={words.add(name)} onClick={() => onAdd(urn, name)}>
              {words.verb ?? texts.entity.add}
            </Button>
          </li>
        ))}
      </ul>
      {data !== undefined && isNew && query === text.trim() && creation !== undefined && (
        <div className="row">
          <Button isBusy={isBusy} onClick={() => creation.onCreate(query)}>
            {creation.verb(query)}
          </Button>
        </div>
      )}
    </>
  );
}

/** People may have equal names: their notes also have what stands in the urn. */
function candidateOf(entity: FoundLabel, hasNote: boolean): Candidate {
  const key = urnText(entity.urn);
  const name = labelOf(entity) ?? key;
  const type = typeTextOf(entity);
  return { urn: entity.urn, name, note: hasNote ? (name === key ? type : `${type} ${key}`) : undefined };
}

/** Two labels whose names differ in case alone would be confused. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

type FoundLabel = LabelSource & { readonly type: string };

function labelsIn(data: FindLabelsQuery | undefined): readonly FoundLabel[] {
  const named = data?.autoCompleteForMultiple?.suggestions.flatMap(({ entities }) => entities);
  return named ?? data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity) ?? [];
}
