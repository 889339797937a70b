import { describe, expect, it } from '@jest/globals';
import { BatchHold } from './batch-hold.js';

const afterTicks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const hold = new BatchHold();
  const sent: string[] = [];
  return { hold, sent, send: (name: string) => hold.whenFree(() => void sent.push(name)) };
}

describe('BatchHold', () => {
  it('should send at once if nothing holds batches back', () => {
    const { sent, send } = setUp();
    send('a');
    expect(sent).toEqual(['a']);
  });

  it('should send in order after the last hold ends', async () => {
    const { hold, sent, send } = setUp();
    hold.hold();
    hold.hold();
    send('a');
    send('b');
    hold.release();
    await afterTicks();
    expect(sent).toEqual([]);
    hold.release();
    await afterTicks();
    expect(sent).toEqual(['a', 'b']);
  });

  it('should wait for another hold that begins before it has sent', async () => {
    const { hold, sent, send } = setUp();
    hold.hold();
    send('a');
    hold.release();
    await Promise.resolve().then(() => hold.hold());
    await afterTicks();
    expect(sent).toEqual([]);
    hold.release();
    await afterTicks();
    expect(sent).toEqual(['a']);
  });
});
