import { type ReactNode, useState } from 'react';
import { Button, Card, Dialog } from '../../design/index.js';
import { texts } from '../../texts.js';

/** Properties of `EditableCard`. */
export interface EditableCardProps {
  readonly title: string;
  /** Names the button, and the dialog that it opens. */
  readonly edit: string;
  readonly mayEdit: boolean;
  /** Says how changes are saved, above the editor. */
  readonly hint?: string;
  /** What the dialog shows. */
  readonly editor: (onClose: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** A card of an entity, with a button that opens its editor for those who may change it. */
export function EditableCard({ title, edit, mayEdit, hint, editor, children }: EditableCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const button = mayEdit && (
    <Button aria-label={edit} onClick={() => setOpen(true)}>
      {texts.entity.edit}
    </Button>
  );
  return (
    <Card title={title} aside={button}>
      {children}
      {isOpen && (
        <Dialog title={edit} onClose={close}>
          <div className="stack">
            {hint !== undefined && <p className="quiet">{hint}</p>}
            {editor(close)}
          </div>
        </Dialog>
      )}
    </Card>
  );
}
