import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeTerm, encodeTerm } from './term-encoding.js';
import type { DocumentValue } from '../../../text/document-values.js';
import { termFold, termText, valueTerm } from './value-term.js';

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), fc.string());

describe('encodeTerm', () => {
  it('should be undone by decodeTerm', () => {
    fc.assert(fc.property(texts, (text) => decodeTerm(encodeTerm(text)) === text));
  });

  it('should leave nothing that the tokenizer separates at or folds', () => {
    fc.assert(fc.property(texts, (text) => !/[\0-"A-Z]/.test(encodeTerm(text))));
  });

  it('should keep the order of texts without capitals', () => {
    const lower = fc.string({ unit: 'binary-ascii' }).map((text) => text.replace(/[A-Z]/g, 'x'));
    fc.assert(fc.property(lower, lower, (left, right) => left < right === encodeTerm(left) < encodeTerm(right)));
  });
});

describe('valueTerm', () => {
  it.each<[DocumentValue, string]>([
    ['plain', 'plain'],
    ['Sales', 'sales!00'],
    ['SALES', 'sales!00.0.0.0.0'],
    ['a Big b', 'a#wbig#wb!02'],
    ['Café', 'cafe!1`café'],
    [7.5, '7.5'],
    [true, 'true'],
  ])('should write %j so that it is found whatever its case', (value, expected) => {
    expect(valueTerm(value)).toBe(expected);
  });

  it('should hold the text of values up to 256 letters', () => {
    const short = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 60 }));
    fc.assert(fc.property(short, (text) => termText(valueTerm(text) ?? '') === text));
  });

  it('should tell long values apart that begin alike', () => {
    const [left, right] = ['a', 'b'].map((end) => valueTerm('x'.repeat(300) + end) ?? '');
    expect(left).not.toBe(right);
    expect([termText(left ?? ''), termFold(left ?? '')]).toEqual([undefined, 'x'.repeat(256)]);
  });

  it('should leave out what is too long to be compared', () => {
    expect(valueTerm('x'.repeat(10_000))).toBeUndefined();
  });
});
