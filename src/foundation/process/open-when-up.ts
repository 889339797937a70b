import { setTimeout as wait } from 'node:timers/promises';

/** Between two attempts, in milliseconds. */
const PAUSE_MS = 500;
/** Between two lines that tell of the wait, in milliseconds. */
const TELL_EVERY_MS = 10_000;

/** How `openWhenUp` waits. */
export interface Waiting {
  /** Milliseconds to wait at most. */
  readonly limitMs: number;
  /** Whether an attempt failed only because nothing answers yet. */
  readonly isNotUp: (error: unknown) => boolean;
  /** Hears at the beginning of the wait and now and then how many seconds it has taken. */
  readonly tell: (seconds: number) => void;
}

/**
 * What `open` answers, tried again while nothing answers there, for a server that starts beside the service. Throws
 * what the last attempt threw.
 */
export async function openWhenUp<Opened>(
  open: () => Promise<Opened>,
  { limitMs, isNotUp, tell }: Waiting,
): Promise<Opened> {
  const started = performance.now();
  let told = -Infinity;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const waited = performance.now() - started;
      if (!isNotUp(error) || waited >= limitMs) throw error;
      if (waited - told >= TELL_EVERY_MS) tell(Math.round((told = waited) / 1000));
      await wait(Math.min(PAUSE_MS, limitMs));
    }
  }
}
