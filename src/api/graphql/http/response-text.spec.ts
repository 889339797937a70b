import { describe, expect, it } from '@jest/globals';
import { responseText } from './response-text.js';

const ABORTED = { message: 'too deep', extensions: { classification: 'ExecutionAborted' } };
const OTHER = { message: 'unknown field', extensions: { classification: 'ValidationError' } };

describe('responseText', () => {
  it.each([
    [{ data: { a: 1 } }, '{"data":{"a":1},"extensions":{}}'],
    [{ data: { a: 1 }, errors: [] }, '{"data":{"a":1},"extensions":{}}'],
    [{ data: null, errors: [OTHER] }, `{"errors":[${JSON.stringify(OTHER)}],"data":null,"extensions":{}}`],
    [{ errors: [OTHER] }, `{"errors":[${JSON.stringify(OTHER)}],"extensions":{}}`],
    [{ errors: [OTHER, ABORTED] }, `{"errors":[${JSON.stringify(ABORTED)}],"extensions":{}}`],
    [{}, '{"extensions":{}}'],
  ])('should write %j', (result, text) => {
    expect(responseText(result)).toBe(text);
  });

  it('should throw if the data cannot be written as JSON', () => {
    expect(() => responseText({ data: { a: 1n } })).toThrow(TypeError);
  });
});
