import { afterEach, describe, expect, it } from '@jest/globals';
import { errorOfGraphql, errorOfResponse } from './api-error.js';
import { logInAddress } from './log-in-address.js';
import { operation } from './operation.js';
import { graphql, graphqlParts, json, jsonWithWarnings, queryText } from './requests.js';

const { fetch } = globalThis;

function answerWith(status: number, body: string): void {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status }));
}

describe('Requests', () => {
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it.each([
    [200, '<html>the page of a proxy</html>', 502, 'NO_JSON'],
    [200, '', 500, 'INTERNAL'],
    [200, '{"data":null}', 500, 'INTERNAL'],
    [401, '{"message":"Send a token."}', 401, 'UNAUTHENTICATED'],
  ])('should report an answer of GraphQL with %i and %j as %i %s', async (status, body, reported, code) => {
    answerWith(status, body);
    await expect(graphql(operation('me', 'query me{me}'), {})).rejects.toMatchObject({
      name: 'ApiError',
      status: reported,
      code,
    });
  });

  it('should keep what did not fail only where parts are of use', async () => {
    const me = operation('me', 'query me{me}');
    const error = { message: 'No.', extensions: { code: 403 } };
    answerWith(200, JSON.stringify({ data: { entities: [null, { urn: 'a' }] }, errors: [error] }));
    expect(await graphqlParts(me, {})).toEqual({ entities: [null, { urn: 'a' }] });
    await expect(graphql(me, {})).rejects.toMatchObject({ status: 403 });
    answerWith(200, JSON.stringify({ data: null, errors: [error] }));
    await expect(graphqlParts(me, {})).rejects.toMatchObject({ status: 403 });
  });

  it('should report an answer of REST that is no JSON', async () => {
    answerWith(200, '<html>');
    await expect(json('/figures')).rejects.toMatchObject({ name: 'ApiError', code: 'NO_JSON' });
  });

  it('should read the warnings of a response', async () => {
    const headers = { 'X-Metadata-Warnings': '["One index has no size."]' };
    globalThis.fetch = () => Promise.resolve(new Response('{"sizes":[]}', { headers }));
    expect(await jsonWithWarnings('/sizes')).toEqual({ result: { sizes: [] }, warnings: ['One index has no size.'] });
    answerWith(200, '{"sizes":[]}');
    expect(await jsonWithWarnings('/sizes')).toEqual({ result: { sizes: [] }, warnings: [] });
  });

  it.each([
    [{}, ''],
    [{ a: undefined }, ''],
    [{ a: 1, b: true, c: 'x y&z' }, '?a=1&b=true&c=x+y%26z'],
    [{ urn: ['a', 'b'], none: [] }, '?urn=a&urn=b'],
  ])('should send %j as "%s"', (query, text) => {
    expect(queryText(query)).toBe(text);
  });

  it.each([
    ['{"error":"FORBIDDEN","message":"No."}', 'FORBIDDEN', 'No.'],
    ['{"code":"CONFLICT","message":"No."}', 'CONFLICT', 'No.'],
    ['{"error":"Only this"}', 'Only this', 'Only this'],
    ['null', 'HTTP_418', 'The service returned status 418.'],
    ['<html>', 'HTTP_418', 'The service returned status 418.'],
  ])('should report the response %s as %s: %s', (body, code, message) => {
    expect(errorOfResponse(418, body)).toMatchObject({ status: 418, code, message });
  });

  it('should report the first error of GraphQL', () => {
    const errors = [{ message: 'No.', extensions: { code: 403, type: 'UNAUTHORIZED' } }, { message: 'Second' }];
    expect(errorOfGraphql(errors)).toMatchObject({
      status: 403,
      code: 'UNAUTHORIZED',
      message: 'No.',
      isRefusal: true,
    });
    expect([errorOfGraphql([]), errorOfGraphql(undefined)]).toEqual([undefined, undefined]);
  });

  it('should come back to the page after the log-in', () => {
    const place = { pathname: '/console/search', search: '?query=a b', hash: '#c' };
    expect(logInAddress(place)).toBe('/login?redirect_uri=%2Fconsole%2Fsearch%3Fquery%3Da%20b%23c');
  });
});
