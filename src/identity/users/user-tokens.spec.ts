import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type AspectChange, type AspectScanner, type WriteContext, WriteListeners } from '../../aspects/index.js';
import type { SessionService, TokenService } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { TaskRunner } from '../../operations/index.js';
import { UserTokens } from './user-tokens.js';

type TaskHandler = Parameters<TaskRunner['register']>[1];

const ME = 'urn:li:corpuser:me';
const GONE = 'urn:li:corpuser:gone';
const ALSO = 'urn:li:corpuser:also';
const ASPECT = 'dataHubAccessTokenInfo';
const NOW = 1_000;
const SQL = {} as SqlTransaction;
const CONTEXT = { audit: { time: NOW - 100, actor: ME } } as WriteContext;
const row = (hash: string, actorUrn: string, createdAt = NOW) => ({
  record: { urn: `urn:li:dataHubAccessToken:${hash}`, aspect: ASPECT, value: { actorUrn, ownerUrn: GONE, createdAt } },
});
const change = (urn: string, changed: Partial<AspectChange> = {}) =>
  ({ urn, entityType: 'corpuser', entityDeleted: true, ...changed }) as AspectChange;

class FixedClock extends Clock {
  now(): number {
    return NOW;
  }
}

describe('UserTokens', () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const page = jest.fn<(range: object) => Promise<object[]>>();
  const revoke = jest.fn<(...args: unknown[]) => Promise<boolean>>();
  const endAllOf = jest.fn<(urn: string, until: number) => Promise<void>>();
  const schedule = jest.fn<(sql: object, spec: object) => Promise<void>>();
  let handler: TaskHandler;
  const tasks = { schedule, register: (_kind: string, registered: TaskHandler) => (handler = registered) };
  const listeners = new WriteListeners();
  const tokens = new UserTokens(
    listeners,
    fake<AspectScanner>({ page }),
    fake<TokenService>({ revoke }),
    fake<SessionService>({ endAllOf }),
    fake<TaskRunner>(tasks),
    new FixedClock(),
  );
  tokens.onModuleInit();

  beforeEach(() => {
    jest.resetAllMocks();
    error.mockImplementation(() => undefined);
    revoke.mockResolvedValue(true);
    endAllOf.mockResolvedValue();
  });

  const revoked = () => revoke.mock.calls.map(([hash]) => hash);

  it('should end the sessions of deleted users and revoke all their tokens, page by page, on behalf of the actor', async () => {
    const others = Array.from({ length: 998 }, (_item, at) => row(`other-${at}`, ME));
    page.mockResolvedValueOnce([row('a+/=', GONE), ...others, row('b', ALSO)]).mockResolvedValueOnce([row('c', GONE)]);
    await listeners.afterCommit([change(GONE), change(GONE), change(ALSO)], CONTEXT);
    expect(page.mock.calls[1]?.[0]).toMatchObject({
      after: { urn: 'urn:li:dataHubAccessToken:b', aspectName: ASPECT },
    });
    expect(revoke.mock.calls).toEqual(['a+/=', 'b', 'c'].map((hash) => [hash, ME]));
    expect(endAllOf.mock.calls).toEqual([GONE, ALSO].map((urn) => [urn, NOW]));
  });

  it('should store a task in the transaction of the delete', async () => {
    await listeners.inTransaction([change(GONE), change(ALSO)], SQL, CONTEXT);
    const parameters = { urns: [GONE, ALSO], by: ME, time: NOW };
    expect(schedule.mock.calls).toEqual([[SQL, { kind: 'revokeUserTokens', subject: expect.any(String), parameters }]]);
  });

  it.each([
    ['keep the user', { entityDeleted: false }],
    ['delete other entities', { entityType: 'corpGroup' }],
  ])('should do nothing for writes that %s', async (_name, changed) => {
    await listeners.inTransaction([change(GONE, changed)], SQL, CONTEXT);
    await listeners.afterCommit([change(GONE, changed)], CONTEXT);
    expect([schedule.mock.calls, page.mock.calls]).toEqual([[], []]);
  });

  it('should revoke the other tokens if a session or a token fails, and leave it to the task', async () => {
    page.mockResolvedValue([row('a', GONE), row('b', GONE)]);
    endAllOf.mockRejectedValueOnce(new Error('down'));
    revoke.mockRejectedValueOnce(new Error('down'));
    await listeners.afterCommit([change(GONE)], CONTEXT);
    expect(revoked()).toEqual(['a', 'b']);
    expect(error.mock.calls).toEqual([
      [`Not all access tokens and sessions of ${GONE} have ended yet, a task tries again: down`],
    ]);
  });

  it('should not fail the write if the store fails', async () => {
    page.mockRejectedValue(new Error('down'));
    await listeners.afterCommit([change(GONE)], CONTEXT);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('should try again until all tokens of the deleted user are revoked, but not those of a new user', async () => {
    tokens.pausesMs = [0, 1];
    page.mockResolvedValue([row('a', GONE), row('new', GONE, NOW + 1)]);
    revoke.mockRejectedValueOnce(new Error('down'));
    const { signal } = new AbortController();
    await handler({ urns: [GONE], by: ME, time: NOW }, { signal } as Parameters<TaskHandler>[1]);
    expect(revoked()).toEqual(['a', 'a']);
  });
});
