import type { ReactNode } from 'react';
import { ConfirmDialog as Question, type ConfirmDialogProps } from '../../shell/confirm-dialog.js';
import { texts } from '../../texts.js';

/** Asks before an action, with a button that cancels it. */
export function ConfirmDialog({ children, ...props }: Omit<ConfirmDialogProps, 'cancel'>): ReactNode {
  return (
    <Question {...props} cancel={texts.common.cancel}>
      <div>{children}</div>
    </Question>
  );
}
