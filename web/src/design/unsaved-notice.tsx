import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';
import { Notice } from './notice.js';

/** Properties of `UnsavedNotice`. */
export interface UnsavedNoticeProps {
  readonly question: string;
  readonly onClose: () => void;
  readonly onStay: () => void;
}

/** Asks before a dialog closes that would lose something. Has the focus, and gives it back. */
export function UnsavedNotice({ question, onClose, onStay }: UnsavedNoticeProps): ReactNode {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    buttons.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const actions = (
    <div className="row" ref={buttons}>
      <Button onClick={onStay}>{texts.common.stay}</Button>
      <Button look="danger" onClick={onClose}>
        {texts.common.closeAnyway}
      </Button>
    </div>
  );
  return (
    <Notice tone="alert" action={actions}>
      {question}
    </Notice>
  );
}
