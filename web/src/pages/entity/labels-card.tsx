import { type ReactNode, useState } from 'react';
import { Button, Card, Dialog } from '../../design/index.js';
import { texts } from '../../texts.js';
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

/** The tags or terms of an entity, and a button that changes them for those who may. */
export function LabelsCard({ kind, urn, labels, mayEdit }: LabelsCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const edit = mayEdit && (
    <Button aria-label={kind.words.edit} onClick={() => setOpen(true)}>
      {texts.entity.edit}
    </Button>
  );
  return (
    <Card title={kind.words.title} aside={edit}>
      <UrnLinks urns={labels} none={kind.words.none} />
      {isOpen && (
        <Dialog title={kind.words.edit} onClose={() => setOpen(false)}>
          <div className="stack">
            <p className="quiet">{texts.entity.labelsHint}</p>
            <LabelsEditor kind={kind} target={{ urn }} labels={labels} />
          </div>
        </Dialog>
      )}
    </Card>
  );
}
