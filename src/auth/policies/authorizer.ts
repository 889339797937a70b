import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { forbidden } from '../../common/errors.js';
import { Urn } from '../../common/urn.js';
import { AppConfig } from '../../config/index.js';
import type { Actor } from '../actor.js';
import { PLATFORM_PRIVILEGES, type Privilege, RESOURCE_PRIVILEGES } from '../privileges.js';
import { UserDirectory } from '../users/user-directory.js';
import { type ApiGroup, type ApiOperation, operationPrivileges } from './operation-privileges.js';
import { PolicyStore } from './policy-store.js';
import { ResourceFacts } from './resource-facts.js';
import type { ResourceSpec } from './resource-spec.js';

const MANAGE_OPERATIONS = ['UPDATE', 'DELETE'] as const;

/**
 * Answers who may do what, from the policies in force. The system may do everything; with policies switched off, so may everybody. There is no rule that
 * denies: the first policy that grants decides. Throws `ENGINE_UNAVAILABLE` when something has to be read and the database does not answer.
 */
@Injectable()
export class Authorizer {
  constructor(
    private readonly policies: PolicyStore,
    private readonly users: UserDirectory,
    private readonly store: AspectStore,
    private readonly config: AppConfig,
  ) {}

  /**
   * Whether `actor` holds any of the privileges: in general, or on `resource`. `subResources` are urns being added to or removed from the resource, such as tags;
   * policies may limit them, and each must be within the limits.
   */
  async can(
    actor: Actor,
    anyOf: readonly Privilege[],
    resource?: ResourceSpec,
    subResources: readonly string[] = [],
  ): Promise<boolean> {
    if (this.isUnlimited(actor)) return true;
    const policies = await this.policies.current();
    const subject = { actor, memberships: await this.users.membershipsOf(actor.urn) };
    if (resource === undefined) return anyOf.some((privilege) => policies.allowsInGeneral(subject, privilege));
    if (subResources.length === 0 && anyOf.some((privilege) => policies.allowsInGeneral(subject, privilege)))
      return true;
    const facts = new ResourceFacts(this.store, resource);
    const subFacts = subResources.map((urn) => new ResourceFacts(this.store, { type: Urn.parse(urn).entityType, urn }));
    for (const privilege of anyOf) {
      if (await policies.allowsOn(subject, privilege, facts, subFacts)) return true;
    }
    return false;
  }

  /** Throws `FORBIDDEN` with DataHub's standard text unless `can` answers true. */
  async require(
    actor: Actor,
    anyOf: readonly Privilege[],
    resource?: ResourceSpec,
    subResources: readonly string[] = [],
  ): Promise<void> {
    if (!(await this.can(actor, anyOf, resource, subResources))) throw forbidden();
  }

  /** Whether `actor` may do a kind of API operation: in general, on a type (a resource without urn), or on an entity. MANAGE needs UPDATE and DELETE both. */
  async canOperate(actor: Actor, group: ApiGroup, operation: ApiOperation, resource?: ResourceSpec): Promise<boolean> {
    const operations = operation === 'MANAGE' ? MANAGE_OPERATIONS : [operation];
    for (const plain of operations) {
      if (!(await this.can(actor, operationPrivileges(group, plain, resource?.type), resource))) return false;
    }
    return true;
  }

  /** The privileges that `actor` holds: those about the platform without `resource`, else those on the resource. */
  async granted(actor: Actor, resource?: ResourceSpec): Promise<readonly Privilege[]> {
    const asked = Object.values(resource === undefined ? PLATFORM_PRIVILEGES : RESOURCE_PRIVILEGES);
    const answers = await Promise.all(asked.map((privilege) => this.can(actor, [privilege], resource)));
    return asked.filter((_privilege, at) => answers[at]);
  }

  private isUnlimited(actor: Actor): boolean {
    return actor.isSystem || !this.config.auth.policiesEnabled;
  }
}
