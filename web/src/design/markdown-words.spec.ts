import { describe, expect, it } from '@jest/globals';
import { markdownWords } from './markdown-words.js';

describe('markdownWords', () => {
  it.each([
    ['# Orders\n\nOne row **per** order.', 'Orders One row per order.'],
    ['- `id`: the *key*\n- [Home](https://a.example/b)', 'id: the key Home'],
    ['a  \nb\nc', 'a b c'],
    ['| x | y |\n| - | - |\n| 1 | 2 |', 'x y 1 2'],
    ['```sql\nSELECT  1\n```', 'SELECT 1'],
    ['![a picture](https://a.example/b.png) of it', 'a picture of it'],
    ['snake_case_name and 2 * 3', 'snake_case_name and 2 * 3'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['&amp; \\*', '& *'],
    ['---', ''],
  ])('should leave the words of %j', (text, words) => {
    expect(markdownWords(text)).toBe(words);
  });

  it('should leave a text that nests too deep as it is', () => {
    const text = `${'> '.repeat(20_000)}x`;
    expect(markdownWords(text)).toBe(text);
  });
});
