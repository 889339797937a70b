import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES, RightsComparison } from '../auth/index.js';
import { forbidden } from '../common/errors.js';
import { AccessTokenType } from './access-token.enum.js';
import { ACCESS_TOKEN } from './access-token.mappings.js';

const MAKES_OWN = [PRIVILEGES.GENERATE_PERSONAL_ACCESS_TOKENS, PRIVILEGES.MANAGE_ACCESS_TOKENS];

/** Answers who may make, see and revoke access tokens. */
@Injectable()
export class TokenRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly comparison: RightsComparison,
  ) {}

  /** Whether `actor` may make, see and revoke anybody's tokens. */
  async manages(actor: Actor): Promise<boolean> {
    return this.authorizer.canOperate(actor, 'ENTITY', 'MANAGE', { type: ACCESS_TOKEN.entityName });
  }

  /** Throws `FORBIDDEN` unless `actor` may see and revoke anybody's tokens. */
  async requireManaging(actor: Actor): Promise<void> {
    if (!(await this.manages(actor))) throw forbidden();
  }

  /** Whether `actor` may make personal tokens for themselves. */
  async makesOwn(actor: Actor): Promise<boolean> {
    return this.authorizer.can(actor, MAKES_OWN);
  }

  /** Throws `FORBIDDEN` unless `actor` may make personal tokens and `actorUrn` is their own urn. */
  async requireMakingOwn(actor: Actor, actorUrn: string): Promise<void> {
    if (actor.urn !== actorUrn || !(await this.makesOwn(actor))) throw forbidden();
  }

  /** Throws `FORBIDDEN` unless `actor` may make a token of that type that acts as `actorUrn`, and holds what that user holds. */
  async requireCreating(actor: Actor, type: AccessTokenType, actorUrn: string): Promise<void> {
    if (type === AccessTokenType.SERVICE_ACCOUNT)
      await this.authorizer.require(actor, [PRIVILEGES.MANAGE_SERVICE_ACCOUNTS]);
    else if (!(await this.manages(actor))) await this.requireMakingOwn(actor, actorUrn);
    await this.comparison.requireCovering(actor, actorUrn);
  }
}
