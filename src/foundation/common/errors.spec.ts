import { describe, expect, it } from '@jest/globals';
import { DomainError, invalidArgument } from './errors.js';

describe('An error', () => {
  it('should keep a message of ordinary length', () => {
    const message = 'x'.repeat(4_000);
    expect(new DomainError('CONFLICT', message).message).toBe(message);
  });

  it('should keep the start and the end of a message that quotes long input', () => {
    const { message } = invalidArgument(`"${'x'.repeat(10_000_000)}" is no name. Use a name.`);
    expect(message).toMatch(/^"x+… \(\d+ more characters\) …x+" is no name. Use a name.$/);
    expect(message.length).toBeLessThan(4_100);
  });
});
