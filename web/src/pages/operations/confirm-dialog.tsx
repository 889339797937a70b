import type { ReactNode } from 'react';
import { Button, Dialog } from '../../design/index.js';
import { ErrorNotice } from '../../shell/error-notice.js';

/** Properties of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** The question; it names the object. */
  readonly title: string;
  /** A verb. */
  readonly action: string;
  readonly look?: 'danger' | 'primary';
  readonly isBusy: boolean;
  /** Why the action failed. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the action does. */
  readonly children: ReactNode;
}

/** Asks before an action that cannot be undone. Stays open with the message if the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, action, look = 'danger', isBusy, error, onConfirm, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {children}
        {error !== null && <ErrorNotice error={error} />}
        <div className="row">
          <Button look={look} isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
