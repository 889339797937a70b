import { describe, expect, it } from '@jest/globals';
import { EngineState } from './engine-state.js';

describe('EngineState', () => {
  it('should tell the first failure after a success, and the first success after a failure', () => {
    const state = new EngineState();
    const failures = [new Error('one'), new Error('two')].map((error) => state.failed(error));
    expect([failures, state.isFailing, state.lastError]).toEqual([[true, false], true, 'two']);
    expect([state.succeeded(), state.succeeded()]).toEqual([true, false]);
    expect([state.isFailing, state.lastError, state.pause, state.failed('again')]).toEqual([false, undefined, 0, true]);
  });

  it('should pause longer after each failure, up to 15 seconds', () => {
    const state = new EngineState();
    const pauses = Array.from({ length: 40 }, (_item, at) => {
      state.failed(new Error(String(at)));
      return state.pause;
    });
    expect(pauses[0]).toBeLessThanOrEqual(375);
    expect(pauses[3]).toBeGreaterThan(900);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
    expect(Math.min(...pauses.slice(8))).toBeGreaterThan(4_900);
  });

  it('should count one error once, however often it is told', () => {
    const state = new EngineState();
    const error = new Error('one');
    for (let times = 0; times < 20; times += 1) state.failed(error);
    expect(state.pause).toBeLessThanOrEqual(375);
  });
});
