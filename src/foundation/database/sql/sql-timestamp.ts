/** The last converted time and its text, because the rows of one write have the same time. */
let latest = { milliseconds: Number.NaN, text: '' };

/** Formats a time as `2026-01-02 03:04:05.678000`, in UTC: the format of every timestamp column, on every engine. */
export function toSqlTimestamp(milliseconds: number): string {
  if (latest.milliseconds === milliseconds) return latest.text;
  const text = `${new Date(milliseconds).toISOString().slice(0, 23).replace('T', ' ')}000`;
  latest = { milliseconds, text };
  return text;
}

/** The last text and its time, because the rows of one entity often have the same. */
let parsed = { milliseconds: Number.NaN, text: '' };

/** Milliseconds of a timestamp column's text; digits below the millisecond are dropped. */
export function fromSqlTimestamp(text: string): number {
  if (parsed.text === text) return parsed.milliseconds;
  const milliseconds = Date.parse(`${text.slice(0, 23).replace(' ', 'T')}Z`);
  parsed = { milliseconds, text };
  return milliseconds;
}

/** The text of a timestamp column as `toSqlTimestamp` writes it; PostgreSQL leaves out zeros at its end. */
export function wholeSqlTimestamp(text: string): string {
  const [time = '', fraction = ''] = text.split('.');
  return `${time}.${fraction.padEnd(6, '0')}`;
}
