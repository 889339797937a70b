import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AspectScanner } from '../../aspects/index.js';
import type { TokenService } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import type { TaskRunner } from '../../operations/index.js';
import { UserTokens } from './user-tokens.js';

type TaskHandler = Parameters<TaskRunner['register']>[1];

const ME = { actor: { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false } };
const GONE = 'urn:li:corpuser:gone';
const ASPECT = 'dataHubAccessTokenInfo';
const NOW = 1_000;
const row = (hash: string, actorUrn: string, createdAt = NOW) => ({
  record: { urn: `urn:li:dataHubAccessToken:${hash}`, aspect: ASPECT, value: { actorUrn, ownerUrn: GONE, createdAt } },
});

class FixedClock extends Clock {
  now(): number {
    return NOW;
  }
}

describe('UserTokens', () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const page = jest.fn<(range: object) => Promise<object[]>>();
  const revoke = jest.fn<(...args: unknown[]) => Promise<boolean>>();
  const start = jest.fn<(spec: object) => Promise<string>>();
  let handler: TaskHandler;
  const tasks = { start, register: (_kind: string, registered: TaskHandler) => (handler = registered) };
  const tokens = new UserTokens(
    { page } as unknown as AspectScanner,
    { revoke } as unknown as TokenService,
    tasks as unknown as TaskRunner,
    new FixedClock(),
  );
  tokens.onModuleInit();

  beforeEach(() => {
    jest.resetAllMocks();
    error.mockImplementation(() => undefined);
    revoke.mockResolvedValue(true);
    start.mockResolvedValue('n:1');
  });

  const revoked = () => revoke.mock.calls.map(([hash]) => hash);

  it('should revoke all tokens of the user, page by page, on behalf of the actor', async () => {
    const others = Array.from({ length: 998 }, (_item, at) => row(`other-${at}`, ME.actor.urn));
    page.mockResolvedValueOnce([row('a+/=', GONE), ...others, row('b', GONE)]).mockResolvedValueOnce([row('c', GONE)]);
    await tokens.revokeAll(GONE, ME);
    expect(page.mock.calls[1]?.[0]).toMatchObject({
      after: { urn: 'urn:li:dataHubAccessToken:b', aspectName: ASPECT },
    });
    expect(revoke.mock.calls).toEqual(['a+/=', 'b', 'c'].map((hash) => [hash, ME.actor.urn]));
    expect(start).not.toHaveBeenCalled();
  });

  it('should revoke the other tokens if one fails, and start a task that tries again', async () => {
    page.mockResolvedValue([row('a', GONE), row('b', GONE)]);
    revoke.mockRejectedValueOnce(new Error('down'));
    await tokens.revokeAll(GONE, ME);
    expect(revoked()).toEqual(['a', 'b']);
    expect(error.mock.calls).toEqual([[`${GONE} was deleted, but not all of its access tokens were revoked: down`]]);
    expect(start.mock.calls).toMatchObject([[{ parameters: { urn: GONE, by: ME.actor.urn, time: NOW } }]]);
  });

  it('should not fail if the store fails', async () => {
    page.mockRejectedValue(new Error('down'));
    start.mockRejectedValue(new Error('down'));
    await tokens.revokeAll(GONE, ME);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('should try again until all tokens of the deleted user are revoked, but not those of a new user', async () => {
    tokens.pausesMs = [1, 1];
    page.mockResolvedValue([row('a', GONE), row('new', GONE, NOW + 1)]);
    revoke.mockRejectedValueOnce(new Error('down'));
    const { signal } = new AbortController();
    await handler({ urn: GONE, by: ME.actor.urn, time: NOW }, { signal } as Parameters<TaskHandler>[1]);
    expect(revoked()).toEqual(['a', 'a']);
  });
});
