import type { ReactNode } from 'react';
import { marksOf } from './marks.js';

/** A text in which the words of the query are marked. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactNode {
  return marksOf(text, query).map((part, at) => (part.isMatch ? <mark key={at}>{part.text}</mark> : part.text));
}
