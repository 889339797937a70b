import { describe, expect, it } from '@jest/globals';
import { RestartPauses } from './restart-pauses.js';

describe('RestartPauses', () => {
  it('should grow up to half a minute while a worker crashes again and again', () => {
    const pauses = new RestartPauses();
    const taken = Array.from({ length: 10 }, () => pauses.after(1_000));
    expect(taken).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000]);
  });

  it('should begin anew after a worker that served for a minute', () => {
    const pauses = new RestartPauses();
    for (const servedMs of [0, 0, 0]) pauses.after(servedMs);
    expect([pauses.after(60_000), pauses.after(0)]).toEqual([100, 200]);
  });
});
