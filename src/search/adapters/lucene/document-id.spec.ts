import { describe, expect, it } from '@jest/globals';
import { documentId, documentSlice, SLICES } from './document-id.js';

describe('documentId', () => {
  it.each([
    ['urn:li:tag:a b', 'urn%3Ali%3Atag%3Aa+b'],
    [
      'urn:li:dataset:(urn:li:dataPlatform:hive,a.b-c_d*,PROD)',
      'urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive%2Ca.b-c_d*%2CPROD%29',
    ],
    ["urn:li:tag:!'~é", 'urn%3Ali%3Atag%3A%21%27%7E%C3%A9'],
    ['urn:li:tag:\ud800', 'urn%3Ali%3Atag%3A%EF%BF%BD'],
  ])('should encode %s as a form does', (urn, id) => {
    expect(documentId(urn)).toBe(id);
  });

  it('should hash what is too long for an id', () => {
    const [one, other] = ['a', 'b'].map((end) => documentId(`urn:li:tag:${'x'.repeat(600)}${end}`));
    expect(one).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
    expect(documentId(`urn:li:tag:${'x'.repeat(495)}`)).toHaveLength(512);
  });
});

describe('documentSlice', () => {
  it('should spread urns over all slices', () => {
    const slices = Array.from({ length: 20_000 }, (_, at) => documentSlice(`urn:li:tag:${String(at)}`));
    expect(new Set(slices).size).toBe(SLICES);
    expect(Math.max(...slices)).toBe(SLICES - 1);
  });
});
