import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ApiGroup,
  type Demand,
  type OperationDemand,
  refusalOf,
  resourceAt,
  ViewAuthorizer,
} from '../../auth/index.js';

const THINGS: Readonly<Partial<Record<ApiGroup, string>>> = {
  TIMESERIES: 'timeseries aspects',
  RELATIONSHIP: 'relationships',
};

/** Authorizes the callers of OpenAPI endpoints; if REST authorization is disabled, everybody is authorized. */
@Injectable()
export class OpenapiAccess {
  constructor(private readonly views: ViewAuthorizer) {}

  /** Throws `FORBIDDEN` unless `actor` meets `demand` on every urn, and `MALFORMED_URN` for an invalid urn. */
  async require(actor: Actor, demand: OperationDemand, urns: Iterable<string>): Promise<void> {
    const { group, operation } = demand;
    const refusal = `${actor.urn} is unauthorized to ${operation} ${THINGS[group] ?? 'entities'}.`;
    await this.views.requireOnEach(actor, demand, new Set(urns), () => refusal);
  }

  /** Throws `FORBIDDEN` unless `actor` meets `demand` in general or on entities of each of `types`. */
  async requireTypes(actor: Actor, demand: OperationDemand, types: readonly string[]): Promise<void> {
    for (const type of types) {
      if (await this.views.meets(actor, demand, { type })) continue;
      throw refusalOf(demand, { type }, `${actor.urn} is unauthorized to ${demand.operation} entities.`);
    }
  }

  /**
   * Throws `FORBIDDEN` with `refusal` unless `actor` meets `demand`: on `urn`, or in general without one. Throws
   * `MALFORMED_URN` for an invalid urn.
   */
  async requireDemand(actor: Actor, demand: Demand, refusal: string, urn?: string): Promise<void> {
    if (await this.may(actor, demand, urn)) return;
    throw refusalOf(demand, urn === undefined ? undefined : resourceAt(urn), refusal);
  }

  /** Whether `actor` meets `demand`: on `urn`, or in general without one. Throws `MALFORMED_URN` for an invalid urn. */
  async may(actor: Actor, demand: Demand, urn?: string): Promise<boolean> {
    return this.views.meets(actor, demand, urn === undefined ? undefined : resourceAt(urn));
  }
}
