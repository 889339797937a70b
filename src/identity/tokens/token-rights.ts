import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, type Condition, RightsComparison } from '../../auth/index.js';
import { AccessTokenType } from './access-token.enum.js';
import {
  FOR_SERVICE_ACCOUNT,
  LISTING_TOKENS,
  MAKING_STATELESS,
  MAKING_TOKEN,
  MANAGING_TOKENS,
  REVOKING_TOKEN,
} from './token.demands.js';

/** Checks rights to create, list and revoke access tokens. */
@Injectable()
export class TokenRights {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly comparison: RightsComparison,
  ) {}

  /** Throws `FORBIDDEN` unless `actor` may list and revoke the tokens of all users. */
  async requireManaging(actor: Actor): Promise<void> {
    await this.authorizer.requireDemand(actor, MANAGING_TOKENS);
  }

  /** Throws `FORBIDDEN` unless `actor` may create personal tokens and `actorUrn` is their own urn. */
  async requireMakingOwn(actor: Actor, actorUrn: string): Promise<void> {
    await this.authorizer.requireDemand(actor, MAKING_STATELESS, undefined, { is: () => actor.urn === actorUrn });
  }

  /** Throws `FORBIDDEN` unless `actor` may list all tokens or, if `asksForOwn`, their own tokens. */
  async requireListing(actor: Actor, asksForOwn: boolean): Promise<void> {
    await this.authorizer.requireDemand(actor, LISTING_TOKENS, undefined, { is: () => asksForOwn });
  }

  /** Throws `FORBIDDEN` unless `actor` may revoke a token of `ownerUrn`. */
  async requireRevoking(actor: Actor, ownerUrn: string | undefined): Promise<void> {
    await this.authorizer.requireDemand(actor, REVOKING_TOKEN, undefined, { is: () => ownerUrn === actor.urn });
  }

  /**
   * Throws `FORBIDDEN` unless `actor` may create a token of that type that acts as `actorUrn`, and holds all privileges
   * of that user.
   */
  async requireCreating(actor: Actor, type: AccessTokenType, actorUrn: string): Promise<void> {
    const is = (one: Condition): boolean =>
      one === FOR_SERVICE_ACCOUNT ? type === AccessTokenType.SERVICE_ACCOUNT : actor.urn === actorUrn;
    await this.authorizer.requireDemand(actor, MAKING_TOKEN, undefined, { is });
    await this.comparison.requireCovering(actor, actorUrn);
  }
}
