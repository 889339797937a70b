import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';
import { UnsavedContext, useUnsavedQuestion } from './unsaved.js';
import { UnsavedNotice } from './unsaved-notice.js';

/** Properties of `Dialog`. */
export interface DialogProps {
  readonly title: string;
  /**
   * Called by Escape and the button, once the user agrees to lose what `useUnsaved` names; the owner then stops
   * rendering the dialog.
   */
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
  const { note, question, ask, stay } = useUnsavedQuestion();
  // Closed before it leaves the document: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = (): void => {
    if (!ask()) onClose();
  };
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (question === undefined) close();
    else stay();
  };
  // Without a click in between, browsers close a dialog at the second Escape, whatever `cancel` says.
  const cancelByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isFilledSearch(event.target)) cancel(event);
  };
  // So they do by other ways to go back, such as gestures.
  const reopen = (): void => {
    dialog.current?.showModal();
    close();
  };
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={reopen}
      onKeyDown={cancelByKey}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="plain" onClick={close}>
          {texts.common.close}
        </Button>
      </header>
      {question !== undefined && <UnsavedNotice question={question} onClose={onClose} onStay={stay} />}
      <UnsavedContext value={note}>{children}</UnsavedContext>
    </dialog>
  );
}

/** Whether Escape empties a field. */
function isFilledSearch(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
