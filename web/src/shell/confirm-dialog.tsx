import type { ReactNode } from 'react';
import { Button, Dialog } from '../design/index.js';
import { ErrorNotice } from './error-notice.js';

/** Properties of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** The question, which names the object. */
  readonly title: string;
  /** The verb on the button. */
  readonly verb: string;
  readonly look?: 'danger' | 'primary';
  readonly isBusy: boolean;
  /** Why the action failed. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The words on a second button, which closes the dialog; without them there is none. */
  readonly cancel?: string;
  /** What the action will do. */
  readonly children: ReactNode;
}

/** Asks before an action. Stays open with the message if the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, verb, look = 'danger', isBusy, error, onConfirm, onClose, cancel, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {children}
        {error !== null && <ErrorNotice error={error} />}
        <div className="row">
          <Button look={look} isBusy={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
          {cancel !== undefined && <Button onClick={onClose}>{cancel}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
