import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { IsSafeLink } from './safe-link.js';

class Linked {
  @IsSafeLink()
  readonly link: string;

  constructor(link: string) {
    this.link = link;
  }
}

describe('A link', () => {
  it.each([
    '',
    'https://example.org/a:b',
    'HTTP://example.org',
    ' https://example.org',
    'mailto:a@example.org',
    'ftp://example.org',
    '/dataset/urn:li:dataset:x',
    '?a=b:c',
    '#a:b',
    '//example.org:80',
    'docs/page',
  ])('should be accepted: %j', (link) => {
    expect(validateSync(new Linked(link))).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'x:y',
  ])('should be refused: %j', (link) => {
    expect(validateSync(new Linked(link))).toHaveLength(1);
  });
});
