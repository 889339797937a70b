import { type ReactNode, useContext, useState } from 'react';
import { useSession } from '../../api/session-context.js';
import { Button, urnText } from '../../design/index.js';
import { ErrorNotice } from '../../shell/error-notice.js';
import { texts } from '../../texts.js';
import type { EditTarget } from './edit-target.js';
import type { LabelKind } from './label-kinds.js';
import { LabelRow } from './label-row.js';
import { LabelSearch } from './label-search.js';
import { LabelsContext } from './labels-context.js';
import { useLabelEdit } from './use-label-edit.js';

const words = texts.entity;

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
  const session = useSession();
  const { host, edit } = useLabelEdit(target.urn, async ({ isAddition, label, name }: Change) => {
    const urn = label ?? (await kind.creation?.create(name));
    if (urn !== undefined) await (isAddition ? kind.add : kind.remove)(target, urn);
    if (label === undefined) setText('');
  });
  const { creation, removeAll } = kind;
  const areTogether = removeAll !== undefined && labels.length > 1;
  return (
    <div className="stack" ref={host}>
      {labels.length === 0 && <p className="quiet">{kind.words.none}</p>}
      <ul className="entity-tags">
        {labels.map((label) => {
          const isIngested = ingested.includes(label);
          return (
            <LabelRow
              key={label}
              label={label}
              note={isIngested ? words.ingested : undefined}
              removal={kind.words.remove}
              isBusy={edit.isPending}
              onRemove={
                isIngested || areTogether ? undefined : (name) => edit.mutate({ isAddition: false, label, name })
              }
            />
          );
        })}
      </ul>
      {areTogether && (
        <RemoveAll
          verb={removeAll}
          labels={labels}
          isBusy={edit.isPending}
          onRemove={(label, name) => edit.mutate({ isAddition: false, label, name })}
        />
      )}
      <Outcome kind={kind} change={edit.isSuccess ? edit.variables : undefined} />
      <LabelSearch
        words={kind.words}
        types={[kind.type]}
        text={text}
        onText={setText}
        without={labels}
        isBusy={edit.isPending}
        onAdd={(label, name) => edit.mutate({ isAddition: true, label, name })}
        creation={
          creation?.isAllowed(session) === true
            ? {
                verb: creation.verb,
                onCreate: (name) => edit.mutate({ isAddition: true, label: undefined, name }),
              }
            : undefined
        }
      />
      {edit.error !== null && <ErrorNotice error={edit.error} />}
    </div>
  );
}

interface RemoveAllProps {
  readonly verb: string;
  readonly labels: readonly string[];
  readonly isBusy: boolean;
  readonly onRemove: (label: string, names: string) => void;
}

function RemoveAll({ verb, labels: [first = '', ...others], isBusy, onRemove }: RemoveAllProps): ReactNode {
  const names = useContext(LabelsContext);
  const all = [first, ...others].map((label) => names.get(label) ?? urnText(label)).join(', ');
  return (
    <div className="row">
      <Button isBusy={isBusy} onClick={() => onRemove(first, all)}>
        {verb}
      </Button>
    </div>
  );
}

/** Says what was done, inside of the dialog: messages behind it are neither seen on a phone nor announced. */
function Outcome({ kind, change }: { readonly kind: LabelKind; readonly change: Change | undefined }): ReactNode {
  const say = change?.isAddition === true ? kind.words.added : kind.words.removed;
  return <p role="status">{change !== undefined && say(change.name)}</p>;
}
