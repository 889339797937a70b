import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CacheListener, type ChangeNotice, valueIn, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { groupMembership, nativeGroupMembership, roleMembership } from '../../model/index.js';
import { AgedCache } from '../aged-cache.js';
import { RightsStore } from '../rights/rights-store.js';
import { STATE_ASPECTS, UserState } from './user-state.js';

/** Maximum delay until another process's change takes effect, in milliseconds. */
const MAX_AGE_MS = 5000;
const MAX_USERS = 10_000;
const GROUP_ASPECTS = ['groupMembership', 'nativeGroupMembership'] as const;
const ROLE_ASPECT = 'roleMembership';

/** The memberships of a user. */
export interface Memberships {
  readonly groups: ReadonlySet<string>;
  /** Roles of the user and of the user's groups. */
  readonly roles: ReadonlySet<string>;
}

/**
 * Caches the state and memberships of users: changes of this replica take effect immediately, those of other replicas
 * within 5 seconds.
 */
@Injectable()
export class UserDirectory implements OnModuleInit, CacheListener {
  readonly onlyForgets = true;
  private readonly states: AgedCache<UserState>;
  private readonly memberships: AgedCache<Memberships>;
  private readonly ofGroups: AgedCache<Memberships>;

  constructor(
    private readonly store: RightsStore,
    private readonly listeners: WriteListeners,
    clock: Clock,
  ) {
    const options = { clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_USERS };
    this.states = new AgedCache({ ...options, load: (urn) => this.loadState(urn) });
    this.memberships = new AgedCache({ ...options, load: (urn) => this.loadMemberships(urn) });
    this.ofGroups = new AgedCache({ ...options, load: (urn) => this.loadGroup(urn) });
  }

  onModuleInit(): void {
    this.listeners.registerCache(this);
  }

  /** Whether a user exists and may log in. */
  stateOf(urn: string): UserState | Promise<UserState> {
    return this.states.get(urn);
  }

  /** The state of a user as it is stored now. */
  freshStateOf(urn: string): UserState | Promise<UserState> {
    this.states.invalidate(urn);
    return this.states.get(urn);
  }

  /** Groups and roles of a user. Returns the same object until it is read again. */
  membershipsOf(urn: string): Memberships | Promise<Memberships> {
    return this.memberships.get(urn);
  }

  /** The memberships of an actor who is only in this group. */
  membershipsOfGroup(urn: string): Memberships | Promise<Memberships> {
    return this.ofGroups.get(urn);
  }

  dependsOn({ entityType, aspect }: ChangeNotice): boolean {
    return entityType === 'corpuser' || (entityType === 'corpGroup' && (aspect.name === ROLE_ASPECT || aspect.isKey));
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    for (const change of changes.filter((one) => this.dependsOn(one))) {
      if (change.entityType === 'corpuser') this.forgetUser(change.urn);
      else this.forgetGroups();
    }
  }

  private forgetGroups(): void {
    this.memberships.clear();
    this.ofGroups.clear();
  }

  private forgetUser(urn: string): void {
    this.states.invalidate(urn);
    this.memberships.invalidate(urn);
  }

  private async loadState(urn: string): Promise<UserState> {
    return UserState.of((await this.store.latest([urn], STATE_ASPECTS)).get(urn));
  }

  private async loadGroup(urn: string): Promise<Memberships> {
    const roles = valueIn((await this.store.latest([urn], [ROLE_ASPECT])).get(urn), roleMembership)?.roles;
    return { groups: new Set([urn]), roles: new Set(roles) };
  }

  private async loadMemberships(urn: string): Promise<Memberships> {
    const own = (await this.store.latest([urn], [...GROUP_ASPECTS, ROLE_ASPECT])).get(urn);
    const groups = new Set([
      ...(valueIn(own, groupMembership)?.groups ?? []),
      ...(valueIn(own, nativeGroupMembership)?.nativeGroups ?? []),
    ]);
    const ofGroups = await this.store.latest([...groups], [ROLE_ASPECT]);
    const roles = [own, ...ofGroups.values()].flatMap((aspects) => valueIn(aspects, roleMembership)?.roles ?? []);
    return { groups, roles: new Set(roles) };
  }
}
