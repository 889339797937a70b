import { describe, expect, it } from '@jest/globals';
import { foldToAscii, foldValue, lowerAscii } from './ascii-folding.js';

describe('foldToAscii', () => {
  // Output of Lucene's `asciifolding`.
  it.each([
    ['plain', 'plain'],
    ['Café Münster', 'Cafe Munster'],
    ['Straße', 'Strasse'],
    ['Ærø Łódź Đà þing', 'AEro Lodz Da thing'],
    ['“quoted” – ‘it’', '"quoted" - \'it\''],
    ['ﬁle x²', 'file x2'],
    ['日本語 한국 ガ', '日本語 한국 ガ'],
    ['№ … ª', '№ … ª'],
    ['😀', '😀'],
  ])('should fold %j', (text, expected) => {
    expect(foldToAscii(text)).toBe(expected);
  });
});

describe('foldValue', () => {
  it('should fold case and accents', () => {
    expect(foldValue('ÉCOLE Ångström')).toBe('ecole angstrom');
  });
});

describe('lowerAscii', () => {
  it('should leave other letters alone', () => {
    expect(lowerAscii('ÄB')).toBe('Äb');
  });
});
