import { describe, expect, it } from '@jest/globals';
import { pause } from './pause.js';

const LONG_MS = 60_000;

describe('pause', () => {
  it('should end after its time', async () => {
    await expect(pause(1, new AbortController().signal)).resolves.toBeUndefined();
  });

  it('should end at once if the signal is aborted before', async () => {
    await expect(pause(LONG_MS, AbortSignal.abort())).resolves.toBeUndefined();
  });

  it('should end when the signal is aborted', async () => {
    const controller = new AbortController();
    const end = pause(LONG_MS, controller.signal);
    controller.abort();
    await expect(end).resolves.toBeUndefined();
  });
});
