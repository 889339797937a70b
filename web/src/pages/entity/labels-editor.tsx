import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { labelOf, type LabelSource } from '../../api/labels.js';
import { useSession } from '../../api/session-context.js';
import { useGraphql } from '../../api/use-graphql.js';
import { Button, TextInput, urnText } from '../../design/index.js';
import { ErrorNotice } from '../../shell/error-notice.js';
import { useSettled } from '../../shell/use-settled.js';
import { texts } from '../../texts.js';
import type { EditTarget } from './edit-target.js';
import { type FindLabelsQuery, findLabelsQuery } from './entity.generated.js';
import type { LabelKind } from './label-kinds.js';
import { useLabel } from './labels-context.js';
import { storedEntityKey } from './stored-entity.js';

const words = texts.entity;

const PAUSE_MS = 150;

/** Labels that are offered. */
const SHOWN = 10;

/** Labels that are asked for at most. */
const MOST = 1_000;

/** Properties of `LabelsEditor`. */
export interface LabelsEditorProps {
  readonly kind: LabelKind;
  readonly target: EditTarget;
  /** Urns of the labels. */
  readonly labels: readonly string[];
  /** Those of them that were ingested with a schema, which only an ingestion takes away. */
  readonly ingested?: readonly string[];
}

interface Change {
  readonly isAddition: boolean;
  /** Urn; undefined for a label to create. */
  readonly label: string | undefined;
  readonly name: string;
}

/** Adds labels to an entity or a column and removes them, each at once. */
export function LabelsEditor({ kind, target, labels, ingested = [] }: LabelsEditorProps): ReactNode {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const host = useRef<HTMLDivElement>(null);
  const change = useMutation({
    mutationFn: async ({ isAddition, label, name }: Change) => {
      const urn = label ?? (await kind.creation?.create(name));
      if (urn !== undefined) await (isAddition ? kind.add : kind.remove)(target, urn);
    },
    // A label may have been created, but not added: it is offered the next time.
    onError: () => client.invalidateQueries({ queryKey: [findLabelsQuery.name] }),
    onSuccess: async (_, { label }) => {
      if (label === undefined) setText('');
      await Promise.all([
        client.invalidateQueries({ queryKey: storedEntityKey(target.urn) }),
        label === undefined && client.invalidateQueries({ queryKey: [findLabelsQuery.name] }),
      ]);
      // The button that was pressed is gone.
      host.current?.querySelector('input')?.focus();
    },
  });
  return (
    <div className="stack" ref={host}>
      {labels.length === 0 && <p className="quiet">{kind.words.none}</p>}
      <ul className="entity-tags">
        {labels.map((label) => (
          <LabelRow
            key={label}
            label={label}
            removal={kind.words.remove}
            isBusy={change.isPending}
            onRemove={
              ingested.includes(label) ? undefined : (name) => change.mutate({ isAddition: false, label, name })
            }
          />
        ))}
      </ul>
      <Outcome kind={kind} change={change.isSuccess ? change.variables : undefined} />
      <TextInput label={kind.words.find} type="search" value={text} onChange={setText} autoComplete="off" />
      <Candidates
        kind={kind}
        text={text}
        without={labels}
        isBusy={change.isPending}
        onAdd={(label, name) => change.mutate({ isAddition: true, label, name })}
      />
      {change.error !== null && <ErrorNotice error={change.error} />}
    </div>
  );
}

/** Says what was done, inside of the dialog: messages behind it are neither seen on a phone nor announced. */
function Outcome({ kind, change }: { readonly kind: LabelKind; readonly change: Change | undefined }): ReactNode {
  const say = change?.isAddition === true ? kind.words.added : kind.words.removed;
  return <p role="status">{change !== undefined && say(change.name)}</p>;
}

interface LabelRowProps {
  readonly label: string;
  readonly removal: (name: string) => string;
  readonly isBusy: boolean;
  /** Undefined if the API would not remove it. */
  readonly onRemove: ((name: string) => void) | undefined;
}

function LabelRow({ label, removal, isBusy, onRemove }: LabelRowProps): ReactNode {
  const name = useLabel(label) ?? urnText(label);
  return (
    <li>
      <span>{name}</span>
      {onRemove === undefined ? (
        <span className="quiet">{words.ingested}</span>
      ) : (
        <Button isBusy={isBusy} aria-label={removal(name)} onClick={() => onRemove(name)}>
          {words.remove}
        </Button>
      )}
    </li>
  );
}

interface CandidatesProps {
  readonly kind: LabelKind;
  readonly text: string;
  readonly without: readonly string[];
  readonly isBusy: boolean;
  readonly onAdd: (label: string | undefined, name: string) => void;
}

function Candidates({ kind, text, without, isBusy, onAdd }: CandidatesProps): ReactNode {
  const query = useSettled(text.trim(), PAUSE_MS);
  // As many more as may be there already.
  const count = Math.min(SHOWN + without.length, MOST);
  const session = useSession();
  const { creation } = kind;
  const { data, isPlaceholderData } = useGraphql(
    findLabelsQuery,
    { query, isNamed: query !== '', types: [kind.type], count },
    { placeholderData: keepPreviousData },
  );
  const known = labelsIn(data).map((entity) => ({ urn: entity.urn, name: labelOf(entity) ?? urnText(entity.urn) }));
  const found = known.filter(({ urn }) => !without.includes(urn)).slice(0, SHOWN);
  const isNew = !isPlaceholderData && query !== '' && !known.some(({ name }) => isSameName(name, query));
  return (
    <>
      {data !== undefined && found.length === 0 && <p className="quiet">{kind.words.noneFound}</p>}
      <ul className="entity-tags">
        {found.map(({ urn, name }) => (
          <li key={urn}>
            <span>{name}</span>
            <Button isBusy={isBusy} aria-label={kind.words.add(name)} onClick={() => onAdd(urn, name)}>
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
      {data !== undefined && isNew && query === text.trim() && creation?.isAllowed(session) === true && (
        <div className="row">
          <Button isBusy={isBusy} onClick={() => onAdd(undefined, query)}>
            {creation.verb(query)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Two labels whose names differ in case alone would be confused. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

function labelsIn(data: FindLabelsQuery | undefined): readonly LabelSource[] {
  const named = data?.autoCompleteForMultiple?.suggestions.flatMap(({ entities }) => entities);
  return named ?? data?.searchAcrossEntities?.searchResults.map(({ entity }) => entity) ?? [];
}
