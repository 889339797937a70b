import type { ReactNode, SubmitEvent } from 'react';
import { Button, useUnsaved } from '../design/index.js';
import { texts } from '../texts.js';
import { ErrorNotice } from './error-notice.js';

/** Properties of `DialogForm`. */
export interface DialogFormProps {
  /** The verb on the button. */
  readonly verb: string;
  /** Whether closing the dialog would lose what was typed. */
  readonly isChanged: boolean;
  /** Whether there is nothing to submit. */
  readonly isDisabled?: boolean;
  readonly isBusy: boolean;
  /** Why the action failed. */
  readonly error: Error | null;
  readonly onSubmit: () => void;
  /** Called by a second button; without it there is none. */
  readonly onCancel?: (() => void) | undefined;
  /** The fields, with what is shown above and below them. */
  readonly children: ReactNode;
}

/** A form inside a dialog, which asks before typed text is lost. Stays as it is, with the message, if it fails. */
export function DialogForm(props: DialogFormProps): ReactNode {
  const { verb, isChanged, isDisabled = false, isBusy, error, onSubmit, onCancel, children } = props;
  useUnsaved(isChanged ? texts.common.typed : undefined);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className="stack" onSubmit={submit}>
      {children}
      {error !== null && <ErrorNotice error={error} />}
      <div className="row">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={isDisabled}>
          {verb}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{texts.common.cancel}</Button>}
      </div>
    </form>
  );
}
