import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markdownTokens } from './markdown-tokens.js';
import { hasMarkup } from './markup.js';

/** Texts of the signs of Markdown, and of others. */
const SIGNS = fc.string({
  unit: fc.constantFrom(
    ...Array.from('# +-=1.)*_`~[]()<>|\\&;@:/!\n\t"\'a'),
    'www',
    '.com',
    'http',
    'é',
    ' ',
    '    ',
    'amp',
  ),
  maxLength: 12,
});

describe('hasMarkup', () => {
  it('should be false only for texts that Markdown shows as their words', () => {
    fc.assert(
      fc.property(SIGNS, (text) => {
        fc.pre(!hasMarkup(text) && text.trim() !== '');
        const [begin, words, ...rest] = markdownTokens(text) ?? [];
        expect([begin?.type, words?.children?.map(({ content }) => content), rest.length]).toEqual([
          'paragraph_open',
          [text.trim()],
          1,
        ]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['Number of the order.', 'half-open (a, b); 50% of 10 + 2', 'What is it? 3 - 2 = 1!'])(
    'should be false for %j',
    (text) => {
      expect(hasMarkup(text)).toBe(false);
    },
  );

  it.each(['see //wiki/page', 'see www.example.com', 'ask a@example.com'])(
    'should be true for the address in %j',
    (text) => {
      expect(hasMarkup(text)).toBe(true);
    },
  );

  it('should be false for texts that take long to parse', () => {
    expect([hasMarkup('*a* '.repeat(12_500)), hasMarkup('*a* '.repeat(12_501))]).toEqual([true, false]);
  });
});
