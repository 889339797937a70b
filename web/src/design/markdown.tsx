import { lazy, type ReactNode, Suspense } from 'react';
import { hasMarkup } from './markup.js';
import { PlainText } from './plain-text.js';

/** Properties of `Markdown`. */
export interface MarkdownProps {
  readonly text: string;
}

/** Without the code that draws Markdown, such as after an update of the service, the text still shows as it is. */
const View = lazy(async () => ({
  default: await import('./markdown-view.js').then(
    ({ MarkdownView }) => MarkdownView,
    () => PlainText,
  ),
}));

/**
 * A text that people or ingestion wrote in Markdown: HTML inside of it is shown as text, and nothing is requested from
 * elsewhere. Its code is loaded when a text with markup is shown.
 */
export function Markdown({ text }: MarkdownProps): ReactNode {
  if (!hasMarkup(text)) return <PlainText text={text} />;
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <View text={text} />
    </Suspense>
  );
}
