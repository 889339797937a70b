import type { Token } from 'markdown-it';
import { markdownTokens } from './markdown-tokens.js';

/** The words of a Markdown text on one line, without what marks them up; the text itself if it nests too deep. */
export function markdownWords(text: string): string {
  return (markdownTokens(text) ?? [{ content: text, children: null }])
    .flatMap(wordsIn)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a block: those of a paragraph follow each other, whatever marks them up. */
function wordsIn({ children, content }: Pick<Token, 'children' | 'content'>): readonly string[] {
  if (children === null) return [content];
  return [children.map((part) => (part.type.endsWith('break') ? ' ' : part.content)).join('')];
}
