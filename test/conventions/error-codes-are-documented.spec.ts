import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES, GRAPHQL_ERROR_NUMBERS } from '../../src/foundation/common/errors.js';
import { textOf } from '../support/checkout.js';

/** Cells of the rows of docs/architecture.md whose first cell is a code in capitals. */
function documentedCodes(): readonly (readonly string[])[] {
  return textOf('docs', 'architecture.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^`[A-Z_]+`$/.test(cells[1] ?? ''))
    .map((cells) => cells.slice(1, 5));
}

describe('The table of error codes in docs/architecture.md', () => {
  it('should name every code with the status of each edge', () => {
    const expected = Object.entries<(typeof ERROR_CODES)[keyof typeof ERROR_CODES]>(ERROR_CODES).map(([code, spec]) => [
      `\`${code}\``,
      String(spec.status),
      String('restliStatus' in spec ? spec.restliStatus : spec.status),
      String(GRAPHQL_ERROR_NUMBERS[spec.graphql]),
    ]);
    expect(documentedCodes()).toEqual(expected);
  });
});
