import { beforeEach, describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { DomainError } from '../foundation/common/errors.js';
import type { Actor } from './actor.js';
import { AuthGuard } from './auth.guard.js';
import type { AuthenticationService, RequestCredentials } from './authentication.service.js';
import { BearerTokenStrategy } from './bearer-token.strategy.js';
import { actorOf } from './current-actor.decorator.js';
import { Public } from './public.decorator.js';

const ALICE: Actor = { urn: 'urn:li:corpuser:alice', id: 'alice', isSystem: false };

class Endpoints {
  closed(): void {}

  @Public()
  open(): void {}
}

type Request = Pick<RequestCredentials, 'headers'> & { actor?: Actor };

let asked: number;
let guard: AuthGuard;

beforeEach(() => {
  asked = 0;
  const authentication: Pick<AuthenticationService, 'authenticate'> = {
    authenticate: async ({ headers }) => {
      asked += 1;
      if (headers['authorization'] === 'Bearer good') return ALICE;
      throw new DomainError('UNAUTHENTICATED', 'no');
    },
  };
  new BearerTokenStrategy(authentication as AuthenticationService);
  guard = new AuthGuard(new Reflector());
});

function http(request: Request, handler: keyof Endpoints = 'closed'): ExecutionContextHost {
  return new ExecutionContextHost([request, {}], Endpoints, Endpoints.prototype[handler]);
}

function graphql(context: { actor?: Actor }): ExecutionContextHost {
  const host = new ExecutionContextHost([undefined, {}, context, undefined], Endpoints, Endpoints.prototype.closed);
  host.setType('graphql');
  return host;
}

describe('AuthGuard', () => {
  it('should leave the actor in the request', async () => {
    const request: Request = { headers: { authorization: 'Bearer good' } };
    await expect(guard.canActivate(http(request))).resolves.toBe(true);
    expect(request.actor).toBe(ALICE);
    expect(actorOf(http(request))).toBe(ALICE);
  });

  it('should authenticate a request once', async () => {
    const request: Request = { headers: { authorization: 'Bearer good' } };
    await guard.canActivate(http(request));
    await guard.canActivate(http(request));
    expect(asked).toBe(1);
  });

  it.each(['Bearer bad', ''])('should refuse %j with the error of the authentication', async (authorization) => {
    await expect(guard.canActivate(http({ headers: { authorization } }))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('should let everybody use a public route, without an actor', () => {
    const request: Request = { headers: {} };
    expect(guard.canActivate(http(request, 'open'))).toBe(true);
    expect(() => actorOf(http(request))).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });

  it('should ask of a resolver only that its context has an actor', () => {
    expect(guard.canActivate(graphql({ actor: ALICE }))).toBe(true);
    expect(actorOf(graphql({ actor: ALICE }))).toBe(ALICE);
    expect(() => guard.canActivate(graphql({}))).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
    expect(asked).toBe(0);
  });
});
