import { Injectable, Logger } from '@nestjs/common';
import { AspectWriter, type ChangeProposal, type SearchTiming } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { pieces } from '../../foundation/database/index.js';
import { checkEntityUrn, ModelRegistry } from '../../model/index.js';
import { SYSTEM_ACTOR } from '../actor.js';
import { UserDirectory } from './user-directory.js';
import { RightsStore } from '../rights/rights-store.js';

type Aspects = Readonly<Record<string, JsonObject>>;

/**
 * Creates users and groups from outside: by sign-up, or from another system. The service itself is the actor of these
 * writes.
 */
@Injectable()
export class UserCreation {
  private readonly logger = new Logger(UserCreation.name);

  constructor(
    private readonly writer: AspectWriter,
    private readonly store: RightsStore,
    private readonly users: UserDirectory,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an active user with `aspects`. Throws `CONFLICT` if the user exists, even soft-deleted, and `MALFORMED_URN`
   * if the APIs would not accept the urn, for example because it is too long.
   */
  async add(urn: string, aspects: Aspects): Promise<void> {
    const all = { ...aspects, corpUserStatus: this.activeStatus() };
    try {
      await this.write(Object.entries(all).map(([name, value]) => proposal(urn, name, value, 'CREATE_ENTITY')));
    } catch (error) {
      if (!(await this.store.exists(urn, { includeSoftDeleted: true }))) throw error;
      throw new DomainError('CONFLICT', `This user already exists! Cannot create a new user. (${urn})`, {
        cause: error,
      });
    }
  }

  /** Adds missing aspects of a user. Creates a user that does not exist. Throws `MALFORMED_URN` as `add`. */
  async complete(urn: string, aspects: Aspects): Promise<void> {
    await this.write(Object.entries(aspects).map(([name, value]) => missing(urn, name, value)));
  }

  /** Creates a user for a program of another system, unless it exists. */
  async addService(urn: string, name: string): Promise<void> {
    const title = 'OAuth Service Account';
    const info = { active: true, displayName: name, title };
    const origin = { type: 'EXTERNAL', externalType: 'OAUTH' };
    const aspects = { corpUserInfo: info, subTypes: { typeNames: ['SERVICE'] }, origin };
    await this.complete(urn, { ...aspects, corpUserStatus: this.activeStatus() });
  }

  /**
   * Replaces the user's groups from another system. Groups that do not exist are created before; searches find them
   * soon. Groups whose urns the APIs would not accept are left out with a warning, because the user has no influence on
   * their names.
   */
  async replaceGroups(urn: string, groups: ReadonlyMap<string, string>): Promise<void> {
    const accepted = [...groups].filter(([group]) => this.isAccepted(group));
    const urns = accepted.map(([group]) => group);
    // A write that changes nothing would still wait for all others who log in with one of the same groups.
    const known = await this.store.existing(urns, { includeSoftDeleted: true });
    const missed = accepted.filter(([group]) => !known.has(group));
    // One transaction for thousands of groups would hold up everybody else who writes.
    for (const piece of pieces(missed))
      await this.write(
        piece.flatMap(([group, name]) => newGroup(group, name)),
        'soon',
      );
    await this.write([proposal(urn, 'groupMembership', { groups: urns }, 'UPSERT')]);
  }

  /** Whether the user is stored, including suspended and soft-deleted users. */
  async isKnown(urn: string): Promise<boolean> {
    return (await this.users.stateOf(urn)).exists;
  }

  /** The status of a user who is active from now on. */
  activeStatus(): JsonObject {
    return { status: 'ACTIVE', lastModified: { time: this.clock.now(), actor: SYSTEM_ACTOR.urn } };
  }

  private isAccepted(group: string): boolean {
    try {
      checkEntityUrn(this.registry, group);
      return true;
    } catch (error) {
      this.logger.warn(`A group of another system is left out: ${messageOf(error)}`);
      return false;
    }
  }

  private async write(proposals: readonly ChangeProposal[], searchTiming: SearchTiming = 'prompt'): Promise<void> {
    for (const urn of new Set(proposals.map((one) => one.urn))) checkEntityUrn(this.registry, urn);
    const audit = { time: this.clock.now(), actor: SYSTEM_ACTOR.urn };
    await this.writer.write(proposals, { audit, source: 'SYSTEM', searchTiming });
  }
}

function newGroup(urn: string, displayName: string): readonly ChangeProposal[] {
  return [
    missing(urn, 'corpGroupInfo', { displayName, admins: [], members: [], groups: [] }),
    missing(urn, 'origin', { type: 'EXTERNAL' }),
  ];
}

function missing(urn: string, aspectName: string, value: JsonObject): ChangeProposal {
  return { ...proposal(urn, aspectName, value, 'CREATE'), headers: { 'If-None-Match': '*' } };
}

function proposal(
  urn: string,
  aspectName: string,
  value: JsonObject,
  changeType: 'CREATE' | 'CREATE_ENTITY' | 'UPSERT',
): ChangeProposal {
  const entityType = urn.startsWith('urn:li:corpGroup:') ? 'corpGroup' : 'corpuser';
  return { urn, entityType, aspectName, changeType, value };
}
