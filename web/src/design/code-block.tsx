import { type ReactNode, useState } from 'react';
import { texts } from '../texts.js';
import { Button } from './button.js';

/** Properties of `CodeBlock`. */
export interface CodeBlockProps {
  readonly code: string;
  /** Names the code for screen readers, such as "Command". */
  readonly label: string;
}

/** Code with a button that copies it. */
export function CodeBlock({ code, label }: CodeBlockProps): ReactNode {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    await copyText(code);
    setCopied(code);
  };
  return (
    <div className="code">
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
      <Button onClick={() => void copy()}>{copied === code ? texts.common.copied : texts.common.copy}</Button>
      <span className="visually-hidden" role="status">
        {copied === code ? texts.common.copied : ''}
      </span>
    </div>
  );
}

/** Copies `text`, also where a page over plain http has no clipboard. */
async function copyText(text: string): Promise<void> {
  // The types know no pages over plain http.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const area = document.body.appendChild(document.createElement('textarea'));
  area.value = text;
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
  document.execCommand('copy');
  area.remove();
}
