/** Shorter texts are indexed unchanged. */
const LEAST_LENGTH = 1_000;

const MARKDOWN_IMAGE = /!\[([^\]]*)\]\(\s*<?data:image[^)]*\)/gi;
const HTML_IMAGE = /<img\b[^>]*\bsrc\s*=\s*["']?data:image[^>]*>/gi;

/** Replaces images embedded in `text`: by `[Image: …]` with their description in Markdown, by `[Image]` in HTML. */
export function sanitizeRichText(text: string): string {
  if (text.length < LEAST_LENGTH || !text.includes('data:image')) return text;
  return text
    .replace(MARKDOWN_IMAGE, (_image, description: string) => (description === '' ? '' : `[Image: ${description}]`))
    .replace(HTML_IMAGE, '[Image]')
    .trim();
}
