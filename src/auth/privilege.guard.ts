import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RefusedDemand } from '../foundation/audit/index.js';
import { DomainError, UNAUTHORIZED_MESSAGE } from '../foundation/common/errors.js';
import { AppConfig } from '../foundation/config/index.js';
import { ACCESS_RULE, type AccessRule, REFUSAL, type RefusalText } from './access-rules.js';
import { isResolverCall } from './auth-context.js';
import { actorOf } from './current-actor.decorator.js';
import { Authorizer } from './policies/authorizer.js';

/**
 * Enforces `@Privileged()`. Runs after `AuthGuard`, which sets the actor. With REST_API_AUTHORIZATION_ENABLED=false,
 * the REST APIs require no privileges.
 */
@Injectable()
export class PrivilegeGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authorizer: Authorizer,
    private readonly config: AppConfig,
  ) {}

  /** Returns true, or throws `FORBIDDEN`. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, context.getHandler());
    if (rule?.kind !== 'PRIVILEGED' || (!isResolverCall(context) && !this.config.auth.restAuthorization)) return true;
    return this.require(rule.anyOf, context);
  }

  private async require(
    anyOf: Extract<AccessRule, { kind: 'PRIVILEGED' }>['anyOf'],
    context: ExecutionContext,
  ): Promise<true> {
    const actor = actorOf(context);
    if (await this.authorizer.can(actor, anyOf)) return true;
    const text = this.reflector.get<RefusalText | undefined>(REFUSAL, context.getHandler());
    const cause = new RefusedDemand(anyOf);
    throw new DomainError('FORBIDDEN', text?.(actor) ?? UNAUTHORIZED_MESSAGE, { cause });
  }
}
