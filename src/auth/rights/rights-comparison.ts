import { Injectable } from '@nestjs/common';
import { Urn } from '../../foundation/common/urn.js';
import { AppConfig } from '../../foundation/config/index.js';
import { type Actor, SYSTEM_ACTOR } from '../actor.js';
import { condition, held } from '../demands/demand.js';
import { allOfType } from '../demands/place.js';
import { refusalOf } from '../demands/refusal.js';
import { Authorizer } from '../policies/authorizer.js';
import { PolicyStore } from '../policies/policy-store.js';
import { resourceAt } from '../policies/resource-spec.js';
import { type Memberships, UserDirectory } from '../users/user-directory.js';
import { coversRights } from './covered-rights.js';

/** Granting everything to everybody. */
const GIVING_ALL = held('MANAGE_POLICIES', allOfType('dataHubPolicy'));

/** Acting on behalf of a user. */
export const HOLDING_AS_MUCH = condition('holding all privileges of that user');

/**
 * Decides whether an actor may grant or acquire rights: nobody may grant more than they hold. Throws
 * `ENGINE_UNAVAILABLE` if the database does not respond.
 */
@Injectable()
export class RightsComparison {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly policies: PolicyStore,
    private readonly users: UserDirectory,
    private readonly config: AppConfig,
  ) {}

  /** Whether `actor` may grant everything to everybody: actors who manage policies can write a policy that does. */
  mayGiveAll(actor: Actor): Promise<boolean> {
    return this.authorizer.meets(actor, GIVING_ALL);
  }

  /** Throws `FORBIDDEN` unless `actor` may grant everything. */
  async requireGivingAll(actor: Actor): Promise<void> {
    await this.authorizer.requireDemand(actor, GIVING_ALL);
  }

  /**
   * Whether `actor` may grant the rights of belonging to the group `holder`, or act on behalf of the user `holder`: the
   * actor holds everything that policies grant to it by name, groups and roles, or may grant everything. Only the
   * system may act on behalf of the system. Ignores the rights of users as owners.
   */
  async covers(actor: Actor, holder: string): Promise<boolean> {
    if (actor.isSystem || actor.urn === holder) return true;
    if (this.isSystem(holder)) return false;
    if (await this.mayGiveAll(actor)) return true;
    const { policies } = await this.policies.current();
    const own = { actor, memberships: await this.users.membershipsOf(actor.urn) };
    const other = { actor: { urn: holder, id: holder, isSystem: false }, memberships: await this.belongings(holder) };
    return coversRights(policies, own, other);
  }

  /** Throws `FORBIDDEN` unless `covers` returns true. */
  async requireCovering(actor: Actor, holder: string): Promise<void> {
    if (!(await this.covers(actor, holder))) throw refusalOf(HOLDING_AS_MUCH, resourceAt(holder));
  }

  private belongings(holder: string): Memberships | Promise<Memberships> {
    const isGroup = Urn.tryParse(holder)?.entityType === 'corpGroup';
    return isGroup ? this.users.membershipsOfGroup(holder) : this.users.membershipsOf(holder);
  }

  private isSystem(urn: string): boolean {
    return urn === SYSTEM_ACTOR.urn || urn === `urn:li:corpuser:${this.config.auth.systemClientId}`;
  }
}
