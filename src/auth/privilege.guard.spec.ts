import { beforeEach, describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { RefusedDemand } from '../foundation/audit/index.js';
import type { AppConfig } from '../foundation/config/index.js';
import { Authenticated, AuthorizedInside, Privileged, RefusedWith } from './access-rules.js';
import type { Actor } from './actor.js';
import { held as holding } from './demands/demand.js';
import { the } from './demands/place.js';
import type { Authorizer } from './policies/authorizer.js';
import { PrivilegeGuard } from './privilege.guard.js';
import { Public } from './public.decorator.js';

const ALICE: Actor = { urn: 'urn:li:corpuser:alice', id: 'alice', isSystem: false };

class Endpoints {
  @Privileged('MANAGE_TAGS', 'CREATE_TAGS')
  privileged(): void {}

  @RefusedWith(({ urn }) => `${urn} may not`)
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  withText(): void {}

  @Authenticated()
  authenticated(): void {}

  @AuthorizedInside(holding('EDIT_ENTITY', the('tag')))
  inside(): void {}

  @Public()
  open(): void {}
}

let held: readonly string[];
let restAuthorization: boolean;
let guard: PrivilegeGuard;

beforeEach(() => {
  held = [];
  restAuthorization = true;
  const authorizer: Pick<Authorizer, 'can'> = {
    can: async (actor, anyOf) => actor === ALICE && anyOf.some((privilege) => held.includes(privilege)),
  };
  const auth = {
    get restAuthorization() {
      return restAuthorization;
    },
  };
  guard = new PrivilegeGuard(new Reflector(), authorizer as Authorizer, { auth } as AppConfig);
});

async function ask(handler: keyof Endpoints, api: 'http' | 'graphql' = 'http'): Promise<boolean> {
  const carrier = { actor: ALICE };
  const host = new ExecutionContextHost([carrier, {}, carrier, undefined], Endpoints, Endpoints.prototype[handler]);
  host.setType(api);
  return guard.canActivate(host);
}

describe('PrivilegeGuard', () => {
  it.each(['MANAGE_TAGS', 'CREATE_TAGS'])('should let in who has one of the privileges: %s', async (privilege) => {
    held = [privilege];
    await expect(ask('privileged')).resolves.toBe(true);
    await expect(ask('privileged', 'graphql')).resolves.toBe(true);
  });

  it.each(['http', 'graphql'] as const)('should refuse others over %s, and tell the audit trail why', async (api) => {
    held = ['MANAGE_POLICIES'];
    await expect(ask('privileged', api)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('Unauthorized to perform this action.'),
      cause: new RefusedDemand(['MANAGE_TAGS', 'CREATE_TAGS']),
    });
  });

  it('should refuse with the text of the handler', async () => {
    await expect(ask('withText')).rejects.toMatchObject({ code: 'FORBIDDEN', message: `${ALICE.urn} may not` });
  });

  it('should ask for nothing over REST, but over GraphQL, with REST authorization off', async () => {
    restAuthorization = false;
    await expect(ask('privileged')).resolves.toBe(true);
    await expect(ask('privileged', 'graphql')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(['authenticated', 'inside', 'open'] as const)(
    'should leave a handler to itself that is %s',
    async (handler) => {
      await expect(ask(handler)).resolves.toBe(true);
    },
  );
});
