import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after `ms` milliseconds, or as soon as `signal` is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
