import { Injectable } from '@nestjs/common';
import {
  type ApiGroup,
  type ApiOperation,
  Authorizer,
  type Privilege,
  type ResourceSpec,
  ViewAuthorizer,
} from '../auth/index.js';
import { nextTurnIfHeld } from '../common/event-loop.js';
import { forbidden } from '../common/errors.js';
import { Urn } from '../common/urn.js';
import { AppConfig } from '../config/index.js';
import type { RestliCall } from './protocol/resource.js';

/** One demand on the caller. */
export interface Demand {
  readonly group: ApiGroup;
  readonly operation: ApiOperation;
  /** Completes "User is unauthorized to …". */
  readonly to: string;
}

/** Asks whether the caller of a rest.li resource may do what it wants; everybody may with REST authorization switched off. */
@Injectable()
export class RestliAccess {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly views: ViewAuthorizer,
    private readonly config: AppConfig,
  ) {}

  /** Throws `FORBIDDEN` unless the caller meets `demand` on every urn; without urns, in general. `MALFORMED_URN` for what is no urn. */
  async require(call: RestliCall, demand: Demand, urns?: readonly string[]): Promise<void> {
    const distinct = urns === undefined ? undefined : [...new Set(urns)];
    const resources = distinct?.map((urn) => ({ type: Urn.parse(urn).entityType, urn })) ?? [undefined];
    await this.requireOn(call, demand, resources);
  }

  /** Throws `FORBIDDEN` unless the caller meets `demand` on an entity type as a whole. */
  async requireOnType(call: RestliCall, demand: Demand, type: string): Promise<void> {
    await this.requireOn(call, demand, [{ type }]);
  }

  /** Throws `FORBIDDEN` with `message` unless the caller holds any of the privileges: on `urn`, or in general without one. `MALFORMED_URN` for what is no urn. */
  async requireAny({ actor }: RestliCall, anyOf: readonly Privilege[], message: string, urn?: string): Promise<void> {
    if (!this.config.auth.restAuthorization) return;
    const resource = urn === undefined ? undefined : { type: Urn.parse(urn).entityType, urn };
    if (!(await this.authorizer.can(actor, anyOf, resource))) throw forbidden(message);
  }

  private async requireOn(
    { actor }: RestliCall,
    { group, operation, to }: Demand,
    resources: readonly (ResourceSpec | undefined)[],
  ): Promise<void> {
    for (const resource of resources) {
      await nextTurnIfHeld();
      if (await this.views.mayOperate(actor, group, operation, resource)) continue;
      throw forbidden(`User is unauthorized to ${to}${resource?.urn === undefined ? '' : ` ${resource.urn}`}`);
    }
  }
}
