import { Injectable } from '@nestjs/common';
import { RefusedDemand } from '../../foundation/audit/index.js';
import { DomainError, UNAUTHORIZED_MESSAGE } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import type { Actor } from '../actor.js';
import type { Demand } from '../demands/demand.js';
import { type Matter, meets } from '../demands/judge.js';
import { refusalOf } from '../demands/refusal.js';
import { PRIVILEGES, type Privilege } from '../privileges.js';
import { UserDirectory } from '../users/user-directory.js';
import { type Decision, decisionOf, judgedPolicy, ownUser, unlimited } from './decision.js';
import { FactStore } from './fact-store.js';
import { namedResource, readResource } from './judged-resource.js';
import { type ApiGroup, type ApiOperation, operationPrivileges } from './operation-privileges.js';
import { applicability, type Applicability, fieldsOf, type Question, type Subject } from './policy-evaluation.js';
import type { Policy, PolicyField } from './policy.js';
import { nameOf } from './policy-text.js';
import { PolicyStore } from './policy-store.js';
import { ANY_SUB_RESOURCE, resourceAt, type ResourceSpec } from './resource-spec.js';

const MANAGE_OPERATIONS = ['UPDATE', 'DELETE'] as const;
const KNOWN: readonly Privilege[] = Object.values(PRIVILEGES);

/** Privileges of every user on their own user entity, without any policy. */
const SELF_PRIVILEGES: readonly Privilege[] = [PRIVILEGES.VIEW_ENTITY_PAGE, PRIVILEGES.GET_ENTITY_PRIVILEGE];

/** A policy that does not apply, with the reason. */
export interface InapplicablePolicy {
  readonly policy: Policy;
  readonly reason: Exclude<Applicability, 'APPLIES'>;
}

/** The privileges of an actor. */
export interface Holdings {
  readonly privileges: readonly Privilege[];
  /** The active policies that do not apply. */
  readonly inapplicable: readonly InapplicablePolicy[];
}

/**
 * Decides who may do what, based on the policies in force. The system may do everything; if policies are disabled, so
 * may everybody. There are no deny rules: the first policy that grants decides. Throws `ENGINE_UNAVAILABLE` if data
 * must be read and the database does not respond.
 */
@Injectable()
export class Authorizer {
  constructor(
    private readonly policies: PolicyStore,
    private readonly users: UserDirectory,
    private readonly facts: FactStore,
    private readonly config: AppConfig,
  ) {}

  /**
   * Whether `actor` holds any of the privileges: in general, or on `resource`. `subResources` are urns being added to
   * or removed from the resource, such as tags; policies may restrict them, and all of them must be allowed. Throws
   * `MALFORMED_URN` for invalid sub-resources.
   */
  async can(
    actor: Actor,
    anyOf: readonly Privilege[],
    resource?: ResourceSpec,
    subResources: readonly string[] = [],
  ): Promise<boolean> {
    if (this.isUnlimited(actor)) return true;
    if (isOwnUser(actor, resource) && anyOf.some((privilege) => SELF_PRIVILEGES.includes(privilege))) return true;
    const policies = await this.policies.current();
    const subject = await this.subjectOf(actor);
    const added = subResources.filter((urn) => urn !== ANY_SUB_RESOURCE).map(resourceAt);
    const grants = anyOf.map((privilege) => policies.granting(privilege));
    if (grants.some((grant) => grant.allowsEverywhere(subject, added.length > 0))) return true;
    if (resource === undefined && added.length === 0) return false;
    const named = { resource: resource && namedResource(resource), subResources: added.map(namedResource) };
    const refused = new Set<Policy>();
    if (grants.some((grant) => grant.allowsByName(subject, named, refused))) return true;
    const open = grants.filter((grant) => grant.mayAllowByFacts(subject));
    if (open.length === 0) return false;
    const known = await this.read(resource, added, new Set(open.flatMap(({ fields }) => [...fields])));
    return open.some((grant) => grant.allowsByFacts(subject, known, refused));
  }

  /** Throws `FORBIDDEN` with DataHub's standard text unless `can` returns true. */
  async require(
    actor: Actor,
    anyOf: readonly Privilege[],
    resource?: ResourceSpec,
    subResources: readonly string[] = [],
  ): Promise<void> {
    if (await this.can(actor, anyOf, resource, subResources)) return;
    const cause = new RefusedDemand(anyOf, resource?.urn, resource?.type);
    throw new DomainError('FORBIDDEN', UNAUTHORIZED_MESSAGE, { cause });
  }

  /**
   * Whether `actor` may perform a kind of API operation: in general, on a type (a resource without a urn), or on an
   * entity. MANAGE requires both UPDATE and DELETE.
   */
  async canOperate(actor: Actor, group: ApiGroup, operation: ApiOperation, resource?: ResourceSpec): Promise<boolean> {
    const operations = operation === 'MANAGE' ? MANAGE_OPERATIONS : [operation];
    for (const plain of operations) {
      if (!(await this.can(actor, operationPrivileges(group, plain, resource?.type), resource))) return false;
    }
    return true;
  }

  /**
   * Whether `actor` meets `demand`; its parts that concern an entity are evaluated on `resource`. Throws as `can` does.
   */
  async meets(actor: Actor, demand: Demand, resource?: ResourceSpec, matter?: Matter): Promise<boolean> {
    return meets(this, actor, demand, resource, matter);
  }

  /** Throws `FORBIDDEN` with DataHub's standard text, or that of `matter`, unless `actor` meets `demand`. */
  async requireDemand(actor: Actor, demand: Demand, resource?: ResourceSpec, matter?: Matter): Promise<void> {
    if (await this.meets(actor, demand, resource, matter)) return;
    throw refusalOf(demand, resource, matter?.refusal);
  }

  /**
   * Throws `FORBIDDEN` for the first of `urns` on which `actor` does not meet `demand`, with the text of `refusal` for
   * it; `MALFORMED_URN` for an invalid urn.
   */
  async requireOnEach(
    actor: Actor,
    demand: Demand,
    urns: Iterable<string>,
    refusal?: (urn: string) => string,
  ): Promise<void> {
    for (const urn of urns) {
      const resource = resourceAt(urn);
      if (!(await this.meets(actor, demand, resource))) throw refusalOf(demand, resource, refusal?.(urn));
    }
  }

  /**
   * The privileges granted to `actor` by the policies that apply: in general, or on the resource. The system holds all
   * of them.
   */
  async holdings(actor: Actor, resource?: ResourceSpec): Promise<Holdings> {
    if (this.isUnlimited(actor)) return { privileges: KNOWN, inapplicable: [] };
    const { policies } = await this.policies.current();
    const subject = await this.subjectOf(actor);
    const question = await this.read(resource, [], new Set(policies.flatMap(fieldsOf)));
    const held = new Set<string>(isOwnUser(actor, resource) ? SELF_PRIVILEGES : []);
    const inapplicable: InapplicablePolicy[] = [];
    for (const policy of policies) {
      const reason = applicability(policy, subject, question);
      if (reason === 'APPLIES') for (const privilege of policy.privileges) held.add(privilege);
      else inapplicable.push({ policy, reason });
    }
    return { privileges: KNOWN.filter((privilege) => held.has(privilege)), inapplicable };
  }

  /**
   * Whether `actor` holds a privilege, in general or on `resource`, and why: the result that `can` returns, with the
   * evaluation of every active policy that grants the privilege.
   */
  async decide(actor: Actor, privilege: Privilege, resource?: ResourceSpec): Promise<Decision> {
    if (actor.isSystem) return unlimited(`${nameOf(actor.urn)} is the system, which may do everything.`);
    if (!this.config.auth.policiesEnabled)
      return unlimited('Policies are disabled (AUTH_POLICIES_ENABLED), so everybody may do everything.');
    const { policies } = await this.policies.current();
    const granting = policies.filter(({ privileges }) => privileges.has(privilege));
    const subject = await this.subjectOf(actor);
    const question = await this.read(resource, [], new Set(granting.flatMap(fieldsOf)));
    const judged = granting.map((policy) => judgedPolicy(policy, privilege, subject, question));
    const isOwn = isOwnUser(actor, resource) && SELF_PRIVILEGES.includes(privilege);
    return isOwn ? ownUser(privilege, judged) : decisionOf(privilege, judged);
  }

  private isUnlimited(actor: Actor): boolean {
    return actor.isSystem || !this.config.auth.policiesEnabled;
  }

  private async subjectOf(actor: Actor): Promise<Subject> {
    return { actor, memberships: await this.users.membershipsOf(actor.urn) };
  }

  private async read(
    resource: ResourceSpec | undefined,
    added: readonly ResourceSpec[],
    fields: ReadonlySet<PolicyField>,
  ): Promise<Question> {
    const [first, ...others] = await Promise.all(
      [...(resource === undefined ? [] : [resource]), ...added].map((spec) => readResource(this.facts, spec, fields)),
    );
    if (resource === undefined) return { resource, subResources: first === undefined ? [] : [first, ...others] };
    return { resource: first, subResources: others };
  }
}

function isOwnUser(actor: Actor, resource: ResourceSpec | undefined): boolean {
  return resource?.urn === actor.urn;
}
