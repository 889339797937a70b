import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/index.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { texts } from '../../texts.js';

/** Properties of `CancelButton`. */
export interface CancelButtonProps {
  readonly verb: string;
  /** The question before the task is cancelled. */
  readonly title: string;
  /** What stays of the work. */
  readonly text: string;
  readonly cancel: () => Promise<unknown>;
}

/** Cancels a task after a question. */
export function CancelButton({ verb, title, text, cancel }: CancelButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const mutation = useMutation({ mutationFn: cancel, onSuccess: () => setAsking(false) });
  return (
    <>
      <Button look="danger" isBusy={mutation.isSuccess} onClick={() => setAsking(true)}>
        {mutation.isSuccess ? texts.operations.common.cancelling : verb}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          verb={verb}
          isBusy={mutation.isPending}
          error={mutation.error}
          onConfirm={() => mutation.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
