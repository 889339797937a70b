import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.js';
import { Button, Notice } from '../design/index.js';
import { texts } from '../texts.js';

/** Properties of `ErrorNotice`. */
export interface ErrorNoticeProps {
  readonly error: Error;
  readonly onRetry?: () => void;
}

/** The message of an error. Trying again is offered unless the user lacks a privilege. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps): ReactNode {
  const isRefusal = error instanceof ApiError && error.isRefusal;
  const action = onRetry !== undefined && !isRefusal && <Button onClick={onRetry}>{texts.common.tryAgain}</Button>;
  return (
    <Notice tone={isRefusal ? 'caution' : 'alert'} action={action}>
      {error.message}
    </Notice>
  );
}
