/** Shorter texts are indexed as they are. */
const LEAST_LENGTH = 1_000;

const MARKDOWN_IMAGE = /!\[([^\]]*)\]\(\s*<?data:image[^)]*\)/gi;
const HTML_IMAGE = /<img\b[^>]*\bsrc\s*=\s*["']?data:image[^>]*>/gi;

/**
 * `text` without the bytes of images embedded in it: `[Image: …]` with their description in Markdown, `[Image]` in
 * HTML.
 */
export function sanitizeRichText(text: string): string {
  if (text.length < LEAST_LENGTH || !text.includes('data:image')) return text;
  return text
    .replace(MARKDOWN_IMAGE, (_image, description: string) => (description === '' ? '' : `[Image: ${description}]`))
    .replace(HTML_IMAGE, '[Image]')
    .trim();
}
