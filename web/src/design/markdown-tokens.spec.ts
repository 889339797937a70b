import { describe, expect, it } from '@jest/globals';
import { markdownTokens } from './markdown-tokens.js';

const typesOf = (text: string) =>
  (markdownTokens(text) ?? []).flatMap(({ type, children }) => [type, ...(children ?? []).map((one) => one.type)]);

describe('markdownTokens', () => {
  it.each([
    ['# A\n### B\n## C\n# D', ['h3', 'h4', 'h4', 'h3']],
    ['###### A\n# B', ['h3', 'h3']],
    ['# A\n## B\n### C\n#### D\n##### E\n###### F', ['h3', 'h4', 'h5', 'h6', 'h6', 'h6']],
  ])('should let headings leave out no level: %j', (text, expected) => {
    const headings = (markdownTokens(text) ?? []).filter(({ type }) => type === 'heading_open');
    expect(headings.map(({ tag }) => tag)).toEqual(expected);
  });

  it.each(['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)> b', '<div>\n\n<!-- a -->'])(
    'should make text of the HTML in %j',
    (text) => {
      expect(typesOf(text).filter((type) => type.startsWith('html'))).toEqual([]);
    },
  );

  it('should make no link of a script', () => {
    expect(typesOf('[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) <javascript:alert(1)>')).not.toContain(
      'link_open',
    );
  });

  it('should not parse texts of which a part would be missing', () => {
    for (const text of [`${'> '.repeat(20_000)}x`, `${'- '.repeat(20_000)}x`])
      expect(markdownTokens(text)).toBeUndefined();
  });
});
