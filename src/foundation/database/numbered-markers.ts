/** Statements as they were written, and as the engine takes them. */
const NUMBERED = new Map<string, string>();

/** `?` markers as `$1`, `$2`, …; no statement of the service has a question mark elsewhere. */
export function numberedMarkers(sql: string): string {
  if (!sql.includes('?')) return sql;
  const known = NUMBERED.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const text = sql.replace(/\?/g, () => `$${(count += 1)}`);
  if (NUMBERED.size > 1000) NUMBERED.clear();
  NUMBERED.set(sql, text);
  return text;
}
