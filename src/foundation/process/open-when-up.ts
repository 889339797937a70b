import { setTimeout as wait } from 'node:timers/promises';

/** Pause between two attempts, in milliseconds. */
const PAUSE_MS = 500;
/** Interval between two messages about the wait, in milliseconds. */
const REPORT_EVERY_MS = 10_000;

/** Options of `openWhenUp`. */
export interface Waiting {
  /** Maximum wait in milliseconds. */
  readonly limitMs: number;
  /** Whether an attempt failed only because the server does not respond yet. */
  readonly isNotUp: (error: unknown) => boolean;
  /** Called at the start of the wait and at intervals with the seconds so far. */
  readonly report: (seconds: number) => void;
}

/**
 * The result of `open`, retried while the server does not respond, for a server that starts at the same time as the
 * service. Throws the error of the last attempt.
 */
export async function openWhenUp<Opened>(
  open: () => Promise<Opened>,
  { limitMs, isNotUp, report }: Waiting,
): Promise<Opened> {
  const started = performance.now();
  let reported = -Infinity;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const waited = performance.now() - started;
      if (!isNotUp(error) || waited >= limitMs) throw error;
      if (waited - reported >= REPORT_EVERY_MS) report(Math.round((reported = waited) / 1000));
      await wait(Math.min(PAUSE_MS, limitMs));
    }
  }
}
