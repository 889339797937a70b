import { describe, expect, it } from '@jest/globals';
import { BodyRefusal, readRequestBody } from './request-body.js';

describe('readRequestBody', () => {
  it.each([
    ['{"query":"{a}"}', { query: '{a}', operationName: undefined, variables: {} }],
    [
      '\uFEFF{"query":"{a}","variables":null,"operationName":null,"extensions":{}}',
      { query: '{a}', operationName: undefined, variables: {} },
    ],
    ['{"query":"{a}","operationName":""}', { query: '{a}', operationName: undefined, variables: {} }],
    [
      '{"query":"query A {a}","operationName":"A","variables":{"x":1}}',
      { query: 'query A {a}', operationName: 'A', variables: { x: 1 } },
    ],
  ])('should read %s', (body, request) => {
    expect(readRequestBody(body, 1_000)).toEqual(request);
  });

  it.each(['{', 'null', '"text"', '[{"query":"{a}"}]', '{}', '{"query":null}', '{"query":5}', '{"variables":{}}'])(
    'should refuse %s with 400 and an empty body',
    (body) => {
      expect(readRequestBody(body, 1_000)).toEqual(new BodyRefusal(400));
    },
  );

  it.each([
    [undefined, 400, 'no body'],
    [' \n', 400, 'no body'],
    ['{"query":"{a}","variables":[]}', 400, '"variables" must be'],
    ['{"query":"{a}","variables":"{}"}', 400, '"variables" must be'],
    ['{"query":"{a}","operationName":1}', 400, '"operationName" must be'],
    [
      '{"query":"{aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaé}"}',
      413,
      'has 39 bytes, more than the limit of 30 (GRAPHQL_QUERY_BYTES_LIMIT)',
    ],
  ])('should refuse %p with %d and the reason', (body, status, text) => {
    expect(readRequestBody(body, 30)).toMatchObject({ status, text: expect.stringContaining(text) });
  });
});
