import { describe, expect, it } from '@jest/globals';
import { Kind, parse, print, visit } from 'graphql';
import { parseDocument, placeOf } from './parsed-document.js';

const QUERY =
  '"""Says what."""\nquery Q($a: Int = 1) {\n  a(b: [$a, 2]) @skip(if: false) {\r\n    ... on A { x: b }\n  }\n}';

describe('parseDocument', () => {
  it('should return the position of each node as graphql-js does, and keep no tokens', () => {
    const expected: (readonly [string, number, number])[] = [];
    const actual: typeof expected = [];
    visit(parse(QUERY.replace(/^.*\n/, '\n')), {
      enter: ({ kind, loc }) => void expected.push([kind, loc?.startToken.line ?? 0, loc?.startToken.column ?? 0]),
    });
    const { document, nodes } = parseDocument(QUERY, 100);
    visit(document, {
      enter: (node) => {
        const { line = 0, column = 0 } = placeOf([node]) ?? {};
        actual.push([node.kind, line, column]);
        expect(node.loc).toBeUndefined();
      },
    });
    expect(actual.slice(2)).toEqual(expected.slice(2));
    expect(nodes).toBe(actual.length);
  });

  it('should parse like graphql-js, without descriptions', () => {
    expect(print(parseDocument(QUERY, 100).document)).toBe(print(parse(QUERY.replace(/^.*\n/, ''))));
  });

  it('should reject more tokens than the limit', () => {
    expect(() => parseDocument('{ a b c }', 4)).toThrow('more that 4 tokens');
  });

  it('should return no position for other nodes', () => {
    expect([placeOf(undefined), placeOf([{ kind: Kind.NAME, value: 'a' }])]).toEqual([undefined, undefined]);
  });
});
