import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import { DomainError } from '../foundation/common/errors.js';
import { noteActor } from '../foundation/requests/request-origin.js';
import type { Actor } from './actor.js';
import { actorCarrierOf, isResolverCall } from './auth-context.js';
import { BEARER_STRATEGY } from './bearer-token.strategy.js';
import { PUBLIC_ROUTE } from './public.decorator.js';

const OPTIONS: AuthGuardAuthenticateOptions = { property: 'actor', session: false };

/**
 * Requires an actor, except on `@Public()` routes. Authenticates a request once and stores the actor in
 * `request.actor`. For a call of a resolver, it only requires an actor in the context, because the request was
 * authenticated before the operation.
 */
@Injectable()
export class AuthGuard extends PassportGuard(BEARER_STRATEGY) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  /** Returns true, or throws `UNAUTHENTICATED` or `ACTOR_INACTIVE`. */
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (actorCarrierOf(context)?.actor !== undefined) return true;
    if (isResolverCall(context)) throw unauthenticated();
    return this.isPublic(context) || this.authenticated(context);
  }

  /** Passport's options: the property for the actor, and no sessions. */
  override getAuthenticateOptions(): AuthGuardAuthenticateOptions {
    return OPTIONS;
  }

  /** Returns the actor, or rethrows the error unchanged. */
  override handleRequest<User>(error: Error | null | undefined, actor: User): User {
    if (error !== null && error !== undefined) throw error;
    if (actor === undefined || actor === null || actor === false) throw unauthenticated();
    if (isActor(actor)) noteActor(actor.urn);
    return actor;
  }

  private async authenticated(context: ExecutionContext): Promise<boolean> {
    return (await super.canActivate(context)) === true;
  }

  private isPublic(context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC_ROUTE, [
        context.getHandler(),
        context.getClass(),
      ]) === true
    );
  }
}

function isActor(user: unknown): user is Actor {
  return typeof user === 'object' && user !== null && 'urn' in user && typeof user.urn === 'string';
}

function unauthenticated(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Unauthorized to perform this action.');
}
