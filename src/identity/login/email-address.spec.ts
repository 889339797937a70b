import { describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import { isEmailAddress } from './email-address.js';

describe('isEmailAddress', () => {
  it.each(['ada@example.com', 'a.b+c@mail.example.com', "o'neill@b.c", 'ada@bücher.example', 'a@b..c'])(
    'should accept %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each(['', 'ada', '@example.com', 'ada@', 'ada@example', 'ada@.com', 'ada@com.', 'a b@c.d', 'a@b@c.d', 'a@b.c,d'])(
    'should refuse "%s"',
    (text) => {
      expect(isEmailAddress(text)).toBe(false);
    },
  );

  it('should take little time for a long text', async () => {
    const text = `a@${'.'.repeat(200_000)},`;
    expect(await cpuTimeOf(() => isEmailAddress(text))).toBeLessThan(1_000);
  });
});
