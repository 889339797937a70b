import { expect } from '@jest/globals';

const TYPES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  403: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  500: 'SERVER_ERROR',
};

/** The answer in which one nullable root field failed with `code` and a message that holds `text`. */
export function failed(field: string, code: number, text: string): object {
  return failure({ [field]: null }, field, code, text);
}

/** The same for a root field that is never null, so that the whole answer has no data. */
export function failedWhole(field: string, code: number, text: string): object {
  return failure(null, field, code, text);
}

function failure(data: object | null, field: string, code: number, text: string): object {
  return {
    status: 200,
    body: {
      data,
      errors: [
        {
          message: expect.stringContaining(text),
          path: [field],
          locations: [expect.anything()],
          extensions: { code, type: TYPES[code], classification: 'DataFetchingException' },
        },
      ],
      extensions: {},
    },
  };
}

/** The text of every refusal that says no more. */
export const REFUSAL = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/** The answer that refuses a root field to someone without the privilege. */
export function refused(field: string): object {
  return failed(field, 403, REFUSAL);
}
