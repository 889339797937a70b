import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';

/** Properties of `Dialog`. */
export interface DialogProps {
  readonly title: string;
  /** Called by Escape and the button; the owner then stops rendering the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog above the page, which cannot be used meanwhile. Open as long as it is rendered; afterwards the focus returns
 * to what opened it.
 */
export function Dialog({ title, onClose, children }: DialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const cancel = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onCancel={cancel}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="plain" onClick={onClose}>
          {texts.common.close}
        </Button>
      </header>
      {children}
    </dialog>
  );
}
