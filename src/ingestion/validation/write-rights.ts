import type { RuleContext } from '../../aspects/index.js';
import type { Actor, Authorizer, Privilege, ResourceSpec, RightsComparison } from '../../auth/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { resourceOf } from '../resource.js';
import { proposedDomains } from './proposed-domains.js';

/** Operations that rules ask about. */
export type WriteOperation = 'CREATE' | 'UPDATE' | 'DELETE' | 'EXECUTE';

/** Settings of `WriteRights`. */
export interface WriteRightsOptions {
  /** Urns of the actors as which the service itself writes. */
  readonly systemActorUrns: ReadonlySet<string>;
  /** False: every operation is allowed to everybody. */
  readonly restAuthorization: boolean;
}

/** Checks for rules what the actor of a write may do. */
export class WriteRights {
  constructor(
    private readonly authorizer: Pick<Authorizer, 'can' | 'canOperate'>,
    private readonly options: WriteRightsOptions,
    private readonly comparison: Pick<RightsComparison, 'covers'>,
  ) {}

  /** Whether the REST APIs check privileges at all. */
  get asksApiPrivileges(): boolean {
    return this.options.restAuthorization;
  }

  /** Whether the actor may grant everything to everybody. */
  mayGiveAll(context: RuleContext): Promise<boolean> {
    return this.holdsOnType(context, ['MANAGE_POLICIES'], 'dataHubPolicy');
  }

  /** Whether the actor may grant the rights of members of the group `holder`, or assume those of the user `holder`. */
  covers(context: RuleContext, holder: string): Promise<boolean> {
    return this.comparison.covers(this.actorOf(context), holder);
  }

  /** Whether the actor holds one of the privileges on every entity of a type. */
  holdsOnType(context: RuleContext, anyOf: readonly Privilege[], type: string): Promise<boolean> {
    return this.authorizer.can(this.actorOf(context), anyOf, { type });
  }

  /** Whether the actor holds one of the privileges on `urn`, and for `subResources` when given. */
  holds(
    context: RuleContext,
    anyOf: readonly Privilege[],
    urn: string,
    subResources?: readonly string[],
  ): Promise<boolean> {
    return this.authorizer.can(
      this.actorOf(context),
      anyOf,
      resourceOf(urn, proposedDomains(context, urn)),
      subResources,
    );
  }

  /** As `holds`, judged with `domains` in place of the stored ones. */
  holdsWithin(
    context: RuleContext,
    anyOf: readonly Privilege[],
    urn: string,
    domains: readonly string[],
  ): Promise<boolean> {
    return this.authorizer.can(this.actorOf(context), anyOf, resourceOf(urn, { domains }));
  }

  /** Whether the actor may carry out the operation on `urn`. */
  mayOperate(context: RuleContext, operation: WriteOperation, urn: string): Promise<boolean> {
    return this.operate(context, operation, resourceOf(urn, proposedDomains(context, urn)));
  }

  /** As `mayOperate`, judged with `domains` in place of the stored ones. */
  mayOperateWithin(
    context: RuleContext,
    operation: WriteOperation,
    urn: string,
    domains: readonly string[],
  ): Promise<boolean> {
    return this.operate(context, operation, resourceOf(urn, { domains }));
  }

  /** Whether the service itself writes, and not on behalf of a user. */
  isSystem(context: RuleContext): boolean {
    return this.options.systemActorUrns.has(this.judged(context));
  }

  /** The actor who is judged: that of the write, or the user on whose behalf the service writes. */
  actorOf(context: RuleContext): Actor {
    const urn = this.judged(context);
    return { urn, id: Urn.tryParse(urn)?.key ?? urn, isSystem: this.isSystem(context) };
  }

  private judged({ write }: RuleContext): string {
    return write.onBehalfOf ?? write.audit.actor;
  }

  private async operate(context: RuleContext, operation: WriteOperation, resource: ResourceSpec): Promise<boolean> {
    if (!this.options.restAuthorization) return true;
    return this.authorizer.canOperate(this.actorOf(context), 'ENTITY', operation, resource);
  }
}
