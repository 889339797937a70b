import { Logger } from '@nestjs/common';
import { expect, it, jest } from '@jest/globals';
import type { AspectScanner } from '../../aspects/index.js';
import type { TokenService } from '../../auth/index.js';
import { UserTokens } from './user-tokens.js';

const ME = { actor: { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false } };
const GONE = 'urn:li:corpuser:gone';
const ASPECT = 'dataHubAccessTokenInfo';
const row = (hash: string, actorUrn: string) => ({
  record: { urn: `urn:li:dataHubAccessToken:${hash}`, aspect: ASPECT, value: { actorUrn, ownerUrn: GONE } },
});

it('should revoke all tokens of the user, page by page, on behalf of the actor', async () => {
  const others = Array.from({ length: 998 }, (_item, at) => row(`other-${at}`, ME.actor.urn));
  const page = jest
    .fn<(range: object) => Promise<object[]>>()
    .mockResolvedValueOnce([row('a+/=', GONE), ...others, row('b', GONE)])
    .mockResolvedValueOnce([row('c', GONE)]);
  const revoke = jest.fn(async (..._args: unknown[]) => true);
  const tokens = new UserTokens({ page } as unknown as AspectScanner, { revoke } as unknown as TokenService);
  await tokens.revokeAll(GONE, ME);
  expect(page.mock.calls[1]?.[0]).toMatchObject({ after: { urn: 'urn:li:dataHubAccessToken:b', aspectName: ASPECT } });
  expect(revoke.mock.calls).toEqual(['a+/=', 'b', 'c'].map((hash) => [hash, ME.actor.urn]));
});

it('should not fail if the store fails', async () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const scanner = { page: () => Promise.reject(new Error('down')) };
  await new UserTokens(scanner as unknown as AspectScanner, {} as TokenService).revokeAll(GONE, ME);
  expect(error.mock.calls).toEqual([[`${GONE} was deleted, but not all of its access tokens were revoked: down`]]);
  error.mockRestore();
});
