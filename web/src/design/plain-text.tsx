import type { ReactNode } from 'react';

/** A text as it was written, with its lines. */
export function PlainText({ text }: { readonly text: string }): ReactNode {
  return <span className="plain-text">{text}</span>;
}
