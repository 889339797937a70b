import { lazy, type ReactNode, Suspense } from 'react';
import { hasMarkup } from './markup.js';

/** Properties of `Words`. */
export interface WordsProps {
  /** Written in Markdown. */
  readonly text: string;
  /** Draws the words. */
  readonly children: (words: string) => ReactNode;
}

/** Without the code that reads Markdown, such as after an update of the service, the text still shows as it is. */
const Read = lazy(async () => {
  const { markdownWords } = await import('./markdown-words.js').catch(() => ({ markdownWords: String }));
  return { default: ({ text, children }: WordsProps) => children(markdownWords(text)) };
});

/** The words of a text in Markdown, for places that show an excerpt of it. */
export function Words({ text, children }: WordsProps): ReactNode {
  if (!hasMarkup(text)) return children(text);
  return (
    <Suspense fallback={children(text)}>
      <Read text={text}>{children}</Read>
    </Suspense>
  );
}
