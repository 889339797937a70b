import type { ReactNode } from 'react';
import { texts } from '../../texts.js';
import { EditableCard } from './editable-card.js';
import type { LabelKind } from './label-kinds.js';
import { LabelsEditor } from './labels-editor.js';
import { UrnLinks } from './urn-link.js';

/** Properties of `LabelsCard`. */
export interface LabelsCardProps {
  readonly kind: LabelKind;
  readonly urn: string;
  /** Urns of the labels. */
  readonly labels: readonly string[];
  readonly mayEdit: boolean;
}

/** The labels of a kind of an entity, which those who may can change. */
export function LabelsCard({ kind, urn, labels, mayEdit }: LabelsCardProps): ReactNode {
  return (
    <EditableCard
      title={kind.words.title}
      edit={kind.words.edit}
      mayEdit={mayEdit}
      hint={texts.entity.labelsHint}
      editor={() => <LabelsEditor kind={kind} target={{ urn }} labels={labels} />}
    >
      <UrnLinks urns={labels} none={kind.words.none} />
    </EditableCard>
  );
}
