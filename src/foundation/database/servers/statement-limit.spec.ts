import { describe, expect, it } from '@jest/globals';
import { withinLimit } from './statement-limit.js';

describe('withinLimit', () => {
  it('should leave a statement alone that is answered in time', async () => {
    let ended = 0;
    expect(await withinLimit(Promise.resolve('rows'), () => (ended += 1), 20)).toBe('rows');
    await expect(withinLimit(Promise.reject(new Error('mine')), () => (ended += 1), 20)).rejects.toThrow('mine');
    expect(ended).toBe(0);
  });

  it('should end the connection of a statement that is never answered', async () => {
    let ended = 0;
    const statement = withinLimit(new Promise(() => undefined), () => (ended += 1), 20);
    await expect(statement).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(ended).toBe(1);
  });
});
