import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ApiGroup,
  type ApiOperation,
  Authorizer,
  type Privilege,
  ViewAuthorizer,
} from '../auth/index.js';
import { nextTurnIfHeld } from '../common/event-loop.js';
import { forbidden } from '../common/errors.js';
import { Urn } from '../common/urn.js';
import { AppConfig } from '../config/index.js';

/** Asks whether the caller of an OpenAPI endpoint may do what it wants; everybody may with REST authorization switched off. */
@Injectable()
export class OpenapiAccess {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly views: ViewAuthorizer,
    private readonly config: AppConfig,
  ) {}

  /** Throws `FORBIDDEN` unless `actor` may do `operation` on every urn as an entity. */
  async require(actor: Actor, operation: ApiOperation, urns: readonly string[]): Promise<void> {
    for (const urn of new Set(urns)) {
      await nextTurnIfHeld();
      if (!(await this.may(actor, 'ENTITY', operation, urn))) {
        throw forbidden(`${actor.urn} is unauthorized to ${operation} entities.`);
      }
    }
  }

  /** Throws `FORBIDDEN` unless `actor` may do `operation` on the time series of `urn`. */
  async requireTimeseries(actor: Actor, operation: ApiOperation, urn: string): Promise<void> {
    if (await this.may(actor, 'TIMESERIES', operation, urn)) return;
    throw forbidden(`${actor.urn} is unauthorized to ${operation} timeseries aspects.`);
  }

  /** Throws `FORBIDDEN` unless `actor` may read the relationships of every urn. */
  async requireRelationships(actor: Actor, urns: Iterable<string>): Promise<void> {
    for (const urn of new Set(urns)) {
      await nextTurnIfHeld();
      if (await this.may(actor, 'RELATIONSHIP', 'READ', urn)) continue;
      throw forbidden(`${actor.urn} is unauthorized to READ relationships.`);
    }
  }

  /** Throws `FORBIDDEN` unless `actor` may do `operation` in general or on entities of each of `types`. */
  async requireTypes(actor: Actor, group: ApiGroup, operation: ApiOperation, types: readonly string[]): Promise<void> {
    for (const type of types) {
      if (await this.views.mayOperate(actor, group, operation, { type })) continue;
      throw forbidden(`${actor.urn} is unauthorized to ${operation} entities.`);
    }
  }

  /** Whether `actor` holds any of the privileges: on `urn`, or in general without one. Throws `MALFORMED_URN` for what is no urn. */
  async holdsAny(actor: Actor, anyOf: readonly Privilege[], urn?: string): Promise<boolean> {
    if (!this.config.auth.restAuthorization) return true;
    return this.authorizer.can(actor, anyOf, urn === undefined ? undefined : { type: Urn.parse(urn).entityType, urn });
  }

  /** Whether `actor` may do `operation` on `urn`. */
  async may(actor: Actor, group: ApiGroup, operation: ApiOperation, urn: string): Promise<boolean> {
    return this.views.mayOperate(actor, group, operation, { type: Urn.parse(urn).entityType, urn });
  }
}
