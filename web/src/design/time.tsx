import { type ReactNode, useEffect, useState } from 'react';
import { relativeText } from './format.js';

/** Properties of `Time`. */
export interface TimeProps {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** `relative` shows "5 min ago", with the full time on hover. */
  readonly look?: 'full' | 'relative';
}

/** How often relative times are drawn again, in milliseconds. */
const TICK_MS = 10_000;

/** A point in time, in the browser's time zone; a number that is no time, such as one of nanoseconds, as it is. */
export function Time({ time, look = 'full' }: TimeProps): ReactNode {
  const now = useNow(look === 'relative');
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  const full = date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <time dateTime={date.toISOString()} title={full}>
      {look === 'full' ? full : relativeText(time, now)}
    </time>
  );
}

function useNow(ticks: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticks) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, [ticks]);
  return now;
}
