import { Logger } from '@nestjs/common';
import { expect, it, jest } from '@jest/globals';
import type { TokenService } from '../auth/index.js';
import type { SearchService } from '../search/index.js';
import { UserTokens } from './user-tokens.js';

const ME = { actor: { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false } };
const GONE = 'urn:li:corpuser:gone';
const hit = (hash: string) => ({ urn: `urn:li:dataHubAccessToken:${hash}` });

it('should revoke the tokens of every page, in the name of who deletes the user', async () => {
  const scroll = jest
    .fn<(request: object) => Promise<object>>()
    .mockResolvedValueOnce({ entities: [hit('a+/='), hit('b')], nextScrollId: 'next' })
    .mockResolvedValueOnce({ entities: [hit('c')], nextScrollId: undefined });
  const revoke = jest.fn(async (..._args: unknown[]) => true);
  const tokens = new UserTokens({ scroll } as unknown as SearchService, { revoke } as unknown as TokenService);
  await tokens.revokeAll(GONE, ME);
  expect(scroll.mock.calls.map(([request]) => request)).toMatchObject([
    { baseCriteria: [[{ field: 'actorUrn', values: [GONE] }]], scrollId: undefined },
    { scrollId: 'next' },
  ]);
  expect(revoke.mock.calls).toEqual(['a+/=', 'b', 'c'].map((hash) => [hash, ME.actor.urn]));
});

it('should not fail when the search does', async () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const search = { scroll: () => Promise.reject(new Error('down')) };
  await new UserTokens(search as unknown as SearchService, {} as TokenService).revokeAll(GONE, ME);
  expect(error.mock.calls).toEqual([[`${GONE} was deleted, but access tokens of it stay: down`]]);
  error.mockRestore();
});
