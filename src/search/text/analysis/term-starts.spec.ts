import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SYNONYMS } from '../../word-rules.js';
import { delimitedTerms } from './delimited-terms.js';
import { mayHaveTerms, mayHaveWord } from './term-starts.js';
import { gramWords } from './word-grams.js';

const STEMS = [
  'or',
  'sens',
  'cr',
  'ho',
  'relat',
  'vi',
  'd',
  't',
  'l',
  'sk',
  'earl',
  'stabil',
  'nation',
  'capac',
  'anal',
];
const ENDS = (
  ' s es ies ied ed ing y ly ying ational ation ator ization izer alism aliti alli fulness ousli ousness iveness iviti ' +
  'ibility ability ably ibly ogi logy fulli lessli enci anci ency entli icate iciti ical ness ative able ible ive ize ement'
).split(' ');
const SPECIAL = [
  ...SYNONYMS.flat(),
  'dying',
  'skies',
  'only',
  'gently',
  'ugly',
  "owner's",
  'Größe',
  '"quoted"',
  'fctUsers',
];

const word = fc.oneof(
  fc
    .tuple(fc.constantFrom(...STEMS), fc.constantFrom(...ENDS), fc.constantFrom(...ENDS))
    .map((parts) => parts.join('')),
  fc.constantFrom(...SPECIAL),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const value = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '_', '-', '.', '/')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''));

describe('mayHaveTerms', () => {
  it('should accept every value with a term that begins with the wanted one', () => {
    fc.assert(
      fc.property(value, fc.nat(6), (text, cut) => {
        for (const term of delimitedTerms(text)) {
          const wanted = term.slice(0, Math.max(1, term.length - cut));
          expect([text, wanted, mayHaveTerms([wanted])(text)]).toEqual([text, wanted, true]);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['order', 'Column 12 of table 530'],
    ['databas', 'customer_name'],
  ])('should refuse %j in %j without looking at its terms', (term, text) => {
    expect(mayHaveTerms([term])(text)).toBe(false);
  });
});

describe('mayHaveWord', () => {
  it('should accept every value with the word', () => {
    fc.assert(
      fc.property(value, (text) => {
        expect(gramWords(text).every((one) => mayHaveWord(one)(text))).toBe(true);
      }),
    );
  });

  it('should refuse a value without the word', () => {
    expect(mayHaveWord('order')('Column 12')).toBe(false);
  });
});
