import type { ReactNode } from 'react';
import { Dialog } from '../../design/index.js';
import { texts } from '../../texts.js';
import type { ColumnFact } from './columns.js';
import { DescriptionForm } from './description-form.js';
import type { EditTarget } from './edit-target.js';
import type { ColumnRights } from './editing.js';
import { type LabelKind, TAGS, TERMS } from './label-kinds.js';
import { LabelsEditor } from './labels-editor.js';

const words = texts.entity;

const ROWS = 3;

/** Properties of `ColumnDialog`. */
export interface ColumnDialogProps {
  readonly urn: string;
  readonly column: ColumnFact;
  readonly rights: ColumnRights;
  readonly onClose: () => void;
}

/** Changes the description, the tags and the terms of a column, as far as the user may. */
export function ColumnDialog({ urn, column, rights, onClose }: ColumnDialogProps): ReactNode {
  const target = { urn, column: column.path };
  const { description, tags, terms, ingested } = column;
  return (
    <Dialog title={words.editColumn(column.name)} onClose={onClose}>
      <div className="stack">
        {rights.description && (
          <DescriptionForm target={target} description={description} rows={ROWS} onClose={onClose} />
        )}
        {(rights.tags || rights.terms) && <p className="quiet">{words.labelsHint}</p>}
        {rights.tags && <Labels kind={TAGS} target={target} labels={tags} ingested={ingested} />}
        {rights.terms && <Labels kind={TERMS} target={target} labels={terms} ingested={ingested} />}
      </div>
    </Dialog>
  );
}

interface LabelsProps {
  readonly kind: LabelKind;
  readonly target: EditTarget;
  readonly labels: readonly string[];
  readonly ingested: readonly string[];
}

function Labels(props: LabelsProps): ReactNode {
  const { title } = props.kind.words;
  return (
    <section className="stack entity-part" aria-label={title}>
      <h3>{title}</h3>
      <LabelsEditor {...props} />
    </section>
  );
}
