import { describe, expect, it } from '@jest/globals';
import type { EngineRequest } from './engine-request.js';
import { loadedOnUse } from './loaded-transport.js';

const REQUEST: EngineRequest = { method: 'GET', path: '/' };

describe('loadedOnUse', () => {
  it('should load on first use, once unless that fails, and close what was loaded', async () => {
    const calls: string[] = [];
    const failures = [new Error('too many open files')];
    const transport = loadedOnUse(async () => {
      calls.push('load');
      const failure = failures.pop();
      if (failure !== undefined) throw failure;
      return {
        send: async () => ({ status: 200, body: {} }),
        close: async () => void calls.push('close'),
      };
    });
    await transport.close();
    expect(calls).toEqual([]);
    const both = [transport.send(REQUEST), transport.send(REQUEST)];
    for (const sent of both) await expect(sent).rejects.toThrow('too many open files');
    await transport.close();
    expect(calls).toEqual(['load']);
    for (let time = 0; time < 2; time += 1) expect(await transport.send(REQUEST)).toMatchObject({ status: 200 });
    await transport.close();
    expect(calls).toEqual(['load', 'load', 'close']);
  });
});
