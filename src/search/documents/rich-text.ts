/** Shorter texts are indexed unchanged. */
const LEAST_LENGTH = 1_000;

/** The end of the description of an embedded image in Markdown. */
const EMBEDDED = /\]\(\s*<?data:image/iy;
const TAG_START = /<img\b/gi;
const EMBEDDING_TAG = /\bsrc\s*=\s*["']?data:image/i;

/** A part of a text and what to put in its place. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces images embedded in `text`: by `[Image: …]` with their description in Markdown, by `[Image]` in HTML. The
 * time is proportional to the length of the text, whatever it contains.
 */
export function sanitizeRichText(text: string): string {
  if (text.length < LEAST_LENGTH || !text.includes('data:image')) return text;
  const withoutMarkdown = replaced(text, markdownImages(text));
  return replaced(withoutMarkdown, htmlImages(withoutMarkdown)).trim();
}

function* markdownImages(text: string): Generator<Replacement> {
  let start = text.indexOf('![');
  while (start !== -1) {
    const close = text.indexOf(']', start + 2);
    if (close === -1) return;
    let next = close;
    EMBEDDED.lastIndex = close;
    if (EMBEDDED.test(text)) {
      const end = text.indexOf(')', EMBEDDED.lastIndex);
      if (end === -1) return;
      const description = text.slice(start + 2, close);
      yield { start, end: end + 1, text: description === '' ? '' : `[Image: ${description}]` };
      next = end + 1;
    }
    // What begins before `next` has the same end, and is no image either.
    start = text.indexOf('![', next);
  }
}

function* htmlImages(text: string): Generator<Replacement> {
  let next = 0;
  for (;;) {
    TAG_START.lastIndex = next;
    const start = TAG_START.exec(text)?.index;
    const end = start === undefined ? -1 : text.indexOf('>', start);
    if (start === undefined || end === -1) return;
    next = end + 1;
    if (EMBEDDING_TAG.test(text.slice(start, end))) yield { start, end: next, text: '[Image]' };
  }
}

function replaced(text: string, replacements: Iterable<Replacement>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: inserted } of replacements) {
    parts.push(text.slice(at, start), inserted);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
