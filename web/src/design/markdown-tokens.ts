import MarkdownIt, { type Token } from 'markdown-it';

/** Headings of a text stand below that of the card around it. */
const ABOVE = 2;

const LOWEST = 6;

/** Blocks inside of each other; the parser leaves out what stands deeper. */
const DEEPEST = 100;

const parser = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: DEEPEST });
// Urns stay as they are written; other addresses are parsed before they are used.
parser.normalizeLink = (address) => address;

/**
 * Parses Markdown. HTML of the text becomes text. Headings leave out no level, whichever ones their author chose.
 * Undefined for a text that nests so deep that a part of it would be missing.
 */
export function markdownTokens(text: string): readonly Token[] | undefined {
  const tokens = parser.parse(text, {});
  if (tokens.some(({ level }) => level >= DEEPEST - 1)) return undefined;
  const open: number[] = [];
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    const level = Number(token.tag.slice(1));
    if (token.type === 'heading_open') {
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
    }
    token.tag = `h${Math.min(ABOVE + open.length, LOWEST)}`;
  }
  return tokens;
}
