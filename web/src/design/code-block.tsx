import { type ReactNode, useRef, useState } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';

/** Properties of `CodeBlock`. */
export interface CodeBlockProps {
  readonly code: string;
  /** Names the code for screen readers, such as "Command". */
  readonly label: string;
}

/** Code with a button that copies it; where the browser forbids that, the code is selected, and the button says so. */
export function CodeBlock({ code, label }: CodeBlockProps): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const [last, setLast] = useState<{ readonly code: string; readonly isCopied: boolean }>();
  const copy = async (): Promise<void> => {
    if (shown.current !== null) setLast({ code, isCopied: await copyText(code, shown.current) });
  };
  const outcome = last?.code === code && (last.isCopied ? texts.common.copied : texts.common.selected);
  return (
    <div className="code">
      <pre tabIndex={0} role="group" aria-label={label}>
        <code ref={shown}>{code}</code>
      </pre>
      <Button onClick={() => void copy()}>{outcome || texts.common.copy}</Button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </div>
  );
}

/** Copies `text`, which `shown` contains, and returns whether that succeeded; selects it if there is no clipboard. */
async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  // A page over plain http has no clipboard, though the types know no such pages; others may forbid it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (isWritten === true) return true;
  // Nothing but what is shown can be selected while a dialog is open.
  window.getSelection()?.selectAllChildren(shown);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  return document.execCommand('copy');
}
