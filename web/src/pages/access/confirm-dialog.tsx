import type { ReactNode } from 'react';
import { Button, Dialog } from '../../design/index.js';
import { ErrorNotice } from '../../shell/error-notice.js';
import { texts } from '../../texts.js';

/** Properties of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** The question, which names the object. */
  readonly title: string;
  /** The verb on the button. */
  readonly verb: string;
  readonly look?: 'danger' | 'primary';
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the action will do. */
  readonly children: ReactNode;
}

/** Asks before an action, and shows its error. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, verb, look = 'danger', isBusy, error, onConfirm, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        <div>{children}</div>
        {error !== null && <ErrorNotice error={error} />}
        <div className="row">
          <Button look={look} isBusy={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
          <Button onClick={onClose}>{texts.access.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
