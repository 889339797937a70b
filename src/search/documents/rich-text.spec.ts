import { describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import { sanitizeRichText } from './rich-text.js';

/** Makes a text long enough to be looked into. */
const PADDING = 'x'.repeat(1_000);

describe('sanitizeRichText', () => {
  it.each([
    ['![a](data:image/png;base64,AA)', '[Image: a]'],
    ['![]( <data:image/png;base64,AA> )', ''],
    ['![a](DATA:image/png)![b](data:image/png) c', '[Image: a][Image: b] c'],
    ['![a](https://example.com/a.png)', '![a](https://example.com/a.png)'],
    ['![a ![b](data:image/png)', '[Image: a ![b]'],
    ['![a] ![b](data:image/png)', '![a] [Image: b]'],
    ['![a](data:image/png', '![a](data:image/png'],
    ['<img alt="a" src = "data:image/png;base64,AA">', '[Image]'],
    ["<IMG SRC=data:image/png> <img src='https://example.com/a.png'>", "[Image] <img src='https://example.com/a.png'>"],
    ['<img <img src="data:image/png">', '[Image]'],
    ['<images src="data:image/png">', '<images src="data:image/png">'],
    ['<img src="data:image/png"', '<img src="data:image/png"'],
  ])('should turn %s into %s', (text, expected) => {
    expect(sanitizeRichText(`${PADDING} data:image ${text} end`)).toBe(`${PADDING} data:image ${expected} end`);
  });

  it.each(['![', '![](data:image', '![a] ', '![a](  ', '<img ', '<img src=', '<img>', '![](data:image)'])(
    'should take little time for a long text of "%s"',
    async (part) => {
      const text = `data:image${part.repeat(400_000 / part.length)}`;
      expect(await cpuTimeOf(() => sanitizeRichText(text))).toBeLessThan(2_000);
      const closed = `${text}](     )>`;
      expect(await cpuTimeOf(() => sanitizeRichText(closed))).toBeLessThan(2_000);
    },
  );
});
