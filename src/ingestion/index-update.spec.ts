import { describe, expect, it } from '@jest/globals';
import { asksForIndexUpdate } from './index-update.js';

describe('asksForIndexUpdate', () => {
  it.each<[string, Parameters<typeof asksForIndexUpdate>[0], boolean]>([
    ['no headers', undefined, false],
    ['other headers', { 'If-Version-Match': '1' }, false],
    ['the header as clients send it', { 'X-DataHub-Sync-Index-Update': 'true' }, true],
    ['the header as Node reads it', { 'x-datahub-sync-index-update': 'True' }, true],
    ['the header switched off', { 'X-DataHub-Sync-Index-Update': 'false' }, false],
    ['the header without a value', { 'X-DataHub-Sync-Index-Update': undefined }, false],
  ])('should tell with %s', (_name, headers, expected) => {
    expect(asksForIndexUpdate(headers)).toBe(expected);
  });
});
