/** Shares of a shortened text that are left of its start and its end; messages end with the reason and the fix. */
const START_SHARE = 0.75;

/**
 * Returns `text`; if it has more than `limit` characters, its start and its end, about `limit` characters together, and
 * between them the number of characters that were left out.
 */
export function shortText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = Math.floor(limit * START_SHARE);
  const end = limit - start;
  return `${text.slice(0, start)}… (${text.length - limit} more characters) …${text.slice(text.length - end)}`;
}
