import { describe, expect, it } from '@jest/globals';
import { FileKey } from './file-key.js';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('FileKey', () => {
  it('should parse the text of a key', () => {
    const key = FileKey.create('Größen __ 1.pdf');
    expect(key?.text).toBe(`product_assets/${key?.id ?? ''}__Größen __ 1.pdf`);
    expect(FileKey.parse(key?.text ?? '')).toEqual(key);
    expect(FileKey.ofFileId(key?.fileId ?? '')).toEqual(key);
    expect(key?.urn).toBe(`urn:li:dataHubFile:${key?.id ?? ''}`);
  });

  it.each(['', 'a/b', '..\\b', 'a\nb', 'a\u0000', 'ü'.repeat(91)])('should refuse the name %j', (name) => {
    expect(FileKey.create(name)).toBeUndefined();
  });

  it.each([
    '',
    'product_assets',
    `other/${ID}__a`,
    `product_assets/${ID}`,
    `product_assets/${ID}__`,
    `product_assets/${ID}__a/b`,
    `product_assets/../${ID}__a`,
    `product_assets/${ID.toUpperCase()}__a`,
    'product_assets/1__a',
  ])('should not parse %j', (text) => {
    expect(FileKey.parse(text)).toBeUndefined();
  });
});
