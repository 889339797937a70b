import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { ListingService } from '../../discovery/index.js';
import type { EntityEditor, GraphqlContext } from '../../entities/index.js';
import type { UserService } from '../users/index.js';
import type { ViewChoice } from '../../discovery/saved-views/index.js';
import { ServiceAccountService } from './service-account.service.js';

const ME = 'urn:li:corpuser:me';
const ROBOT = 'urn:li:corpuser:service_1';
const NOBODY = 'urn:li:corpuser:nobody';
const VIEW = 'urn:li:dataHubView:v';

describe('ServiceAccountService', () => {
  let settings: JsonObject | undefined;
  const create = jest.fn(async (..._args: unknown[]) => undefined);
  const remove = jest.fn(async (..._args: unknown[]) => undefined);
  const list = jest.fn(async (..._args: unknown[]) => ({ start: 0, count: 0, total: 0, entities: [] }));
  const rewrite = async (
    _urn: string,
    _aspect: object,
    change: (value: JsonObject) => JsonObject,
    _by: object,
    { initial }: { readonly initial: JsonObject },
  ) => {
    settings = change(settings ?? initial);
  };
  const views = {
    require: async (urn: string, _actor: unknown, { isGlobal }: { isGlobal: boolean }) => {
      expect(isGlobal).toBe(true);
      if (urn !== VIEW) throw invalidArgument(`defaultView: ${urn} does not exist`);
    },
  };
  const entities = {
    exists: async (urn: string) => urn !== NOBODY,
    value: async (urn: string) => (urn === ROBOT ? { typeNames: ['SERVICE_ACCOUNT'] } : undefined),
  };
  const context = fake<GraphqlContext>({ actor: { urn: ME, id: 'me', isSystem: false }, entities });
  const service = new ServiceAccountService(
    fake<EntityEditor>({ create, rewrite }),
    fake<ListingService>({ list }),
    fake<UserService>({ delete: remove }),
    fake<ViewChoice>(views),
  );

  beforeEach(() => {
    jest.clearAllMocks();
    settings = undefined;
  });

  it.each([
    [
      { displayName: 'Robot', description: 'Works' },
      { displayName: 'Robot', title: 'Works' },
    ],
    [{ displayName: null }, { displayName: expect.stringMatching(/^service_/) }],
  ])('should create a user with the subtype of service accounts from %j', async (input, info) => {
    const urn = await service.create(input, context);
    expect(urn).toMatch(/^urn:li:corpuser:service_[0-9a-f-]{36}$/);
    const edits = [
      { urn, aspectName: 'corpUserInfo', value: { active: true, ...info } },
      { urn, aspectName: 'subTypes', value: { typeNames: ['SERVICE_ACCOUNT'] } },
    ];
    expect(create.mock.calls[0]?.slice(0, 3)).toEqual([urn, edits, { ...context, awaitsSearch: true }]);
  });

  it.each([
    [{}, { start: 0, count: 10, query: '' }],
    [{ query: '*' }, { start: 0, count: 10, query: '' }],
    [
      { start: 5, count: 2, query: 'a' },
      { start: 5, count: 2, query: 'a' },
    ],
  ])('should list for %j', async (input, page) => {
    await service.list(input, context);
    const criteria = [[{ field: 'typeNames', values: ['SERVICE_ACCOUNT'] }]];
    expect(list.mock.calls).toEqual([[page, { entityType: 'corpuser', criteria }, context]]);
  });

  it('should return whether an account exists', async () => {
    await expect(service.exists(ROBOT, context)).resolves.toBe(true);
    await expect(service.exists(NOBODY, context)).resolves.toBe(false);
    await expect(service.exists(ME, context)).rejects.toThrow('is no service account');
  });

  it('should set and remove only the view', async () => {
    settings = { appearance: {}, locale: { language: 'de' } };
    await service.setDefaultView({ urn: ROBOT, defaultView: VIEW }, context);
    expect(settings).toEqual({ appearance: {}, locale: { language: 'de' }, views: { defaultView: VIEW } });
    await service.setDefaultView({ urn: ROBOT, defaultView: null }, context);
    expect(settings).toEqual({ appearance: {}, locale: { language: 'de' }, views: {} });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['deleted', () => service.delete(ME, context)],
    ['deleted, unknown', () => service.delete(NOBODY, context)],
    ['deleted, a group', () => service.delete('urn:li:corpGroup:a', context)],
    ['given a view', () => service.setDefaultView({ urn: ME, defaultView: VIEW }, context)],
    ['given no view', () => service.setDefaultView({ urn: ROBOT, defaultView: 'urn:li:dataHubView:x' }, context)],
  ])('should change nothing if the account cannot be %s', async (_case, act) => {
    await expect(act()).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect([settings, remove.mock.calls]).toEqual([undefined, []]);
  });

  it('should delete an account like a user', async () => {
    await service.delete(ROBOT, context);
    expect(remove.mock.calls).toEqual([[ROBOT, context]]);
  });
});
