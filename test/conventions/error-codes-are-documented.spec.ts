import { describe, expect, it } from '@jest/globals';
import { GRAPHQL_ERROR_NUMBERS, GRAPHQL_ERROR_TYPES } from '../../src/api/graphql/errors/error-types.js';
import { restliStatus } from '../../src/api/restli/protocol/restli-status.js';
import { ERROR_CODES, type ErrorCode } from '../../src/foundation/common/errors.js';
import { textOf } from '../support/checkout/checkout.js';

/** Cells of the rows of docs/architecture.md whose first cell is a code in capitals. */
function documentedCodes(): readonly (readonly string[])[] {
  return textOf('docs', 'architecture.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^`[A-Z_]+`$/.test(cells[1] ?? ''))
    .map((cells) => cells.slice(1, 5));
}

describe('The table of error codes in docs/architecture.md', () => {
  it('should contain every code with the status of each API', () => {
    const expected = (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => [
      `\`${code}\``,
      String(ERROR_CODES[code].status),
      String(restliStatus({ code, status: ERROR_CODES[code].status })),
      String(GRAPHQL_ERROR_NUMBERS[GRAPHQL_ERROR_TYPES[code]]),
    ]);
    expect(documentedCodes()).toEqual(expected);
  });
});
