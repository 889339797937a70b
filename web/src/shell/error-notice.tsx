import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.js';
import { logInAddress } from '../api/log-in-address.js';
import { Button, Link, Notice } from '../design/index.js';
import { texts } from '../texts.js';

/** Properties of `ErrorNotice`. */
export interface ErrorNoticeProps {
  readonly error: Error;
  readonly onRetry?: () => void;
}

/**
 * The message of an error. Trying again is offered unless the user lacks a privilege, and to log in, beside this page,
 * if the session has ended.
 */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps): ReactNode {
  const isRefusal = error instanceof ApiError && error.isRefusal;
  const isLoggedOut = error instanceof ApiError && error.isLoggedOut;
  const again = onRetry !== undefined && !isRefusal && <Button onClick={onRetry}>{texts.common.tryAgain}</Button>;
  const logIn = isLoggedOut && (
    <Link href={logInAddress(window.location)} target="_blank" className="button">
      {texts.common.logIn}
    </Link>
  );
  return (
    <Notice tone={isRefusal ? 'caution' : 'alert'} action={logIn || again}>
      {error.message}
    </Notice>
  );
}
