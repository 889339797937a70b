/** Statements as written, and with the engine's markers. */
const NUMBERED = new Map<string, string>();

/** Converts `?` markers to `$1`, `$2`, …; no statement of the service contains any other question mark. */
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
