import { Injectable } from '@nestjs/common';
import { type Demand, refusalOf, resourceAt, type ResourceSpec, ViewAuthorizer } from '../../auth/index.js';
import { nextTurnIfHeld } from '../../foundation/concurrency/event-loop.js';
import type { RestliCall } from './protocol/resource.js';

/** Authorizes the callers of rest.li resources; if REST authorization is disabled, everybody is authorized. */
@Injectable()
export class RestliAccess {
  constructor(private readonly views: ViewAuthorizer) {}

  /**
   * Throws `FORBIDDEN` unless the caller meets `demand` on every urn; without urns, in general. `to` completes "User is
   * unauthorized to …". Throws `MALFORMED_URN` for an invalid urn.
   */
  async require(call: RestliCall, demand: Demand, to: string, urns?: readonly string[]): Promise<void> {
    if (urns === undefined) return this.requireOn(call, demand, to);
    for (const resource of [...new Set(urns)].map(resourceAt))
      await this.requireOn(call, demand, `${to} ${resource.urn}`, resource);
  }

  /**
   * Throws `FORBIDDEN`, without naming the urn, unless the caller meets `demand` on `urn`. Throws `MALFORMED_URN` for
   * an invalid urn.
   */
  async requireOne(call: RestliCall, demand: Demand, to: string, urn: string): Promise<void> {
    await this.requireOn(call, demand, to, resourceAt(urn));
  }

  /**
   * Throws `FORBIDDEN` unless the caller meets `demand` on each of `urns`, which the service found. Names none of them,
   * because the caller may not know that they exist.
   */
  async requireOnFound(call: RestliCall, demand: Demand, to: string, urns: readonly string[]): Promise<void> {
    for (const urn of new Set(urns)) await this.requireOne(call, demand, to, urn);
  }

  /** Throws `FORBIDDEN` unless the caller meets `demand` on a whole entity type. */
  async requireOnType(call: RestliCall, demand: Demand, to: string, type: string): Promise<void> {
    await this.requireOn(call, demand, to, { type });
  }

  private async requireOn({ actor }: RestliCall, demand: Demand, to: string, resource?: ResourceSpec): Promise<void> {
    await nextTurnIfHeld();
    if (await this.views.meets(actor, demand, resource)) return;
    throw refusalOf(demand, resource, `User is unauthorized to ${to}`);
  }
}
