import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { type AspectEdit, type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../entities/index.js';
import { EdgeStore } from '../../graph/index.js';
import { nativeGroupMembership, origin } from '../../model/index.js';
import { CORP_USER } from '../users/index.js';
import { CORP_GROUP } from './group.mappings.js';
import { joining, leaving, leavingExternal } from './membership-edits.js';
import { EDITING_MEMBERS } from './group.demands.js';

/** Edits that make a group native, and its members. */
interface Adoption {
  readonly edits: readonly AspectEdit[];
  readonly members: readonly string[];
}

const NOTHING_ADOPTED: Adoption = { edits: [], members: [] };

/**
 * Adds users to groups and removes them. Groups that another system manages cannot be changed. The first change of a
 * group without a recorded origin makes the group and its memberships native to this service. Throws `FORBIDDEN` before
 * it reveals anything about the group. A change is written completely or not at all.
 */
@Injectable()
export class GroupMembershipService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
  ) {}

  /**
   * Adds users to a group. Throws `NOT_FOUND` if the group does not exist, and `INVALID_ARGUMENT` if another system
   * manages it or a user is not stored.
   */
  async add(group: string, users: readonly string[], by: Editor): Promise<void> {
    const isNative = await this.requireChangeable(group, users, by);
    await this.editor.requireStored(users);
    const adopted = isNative ? NOTHING_ADOPTED : await this.adoption(group);
    const members = new Set([...adopted.members, ...users]);
    const edits = [...adopted.edits, ...[...members].map((user) => joining(user, group))];
    await this.editor.write(edits, by, [group, ...users]);
  }

  /**
   * Removes users from a group; users who are not members are ignored. Throws what `add` throws, except for users who
   * are not stored.
   */
  async remove(group: string, users: readonly string[], by: Editor): Promise<void> {
    const isNative = await this.requireChangeable(group, users, by);
    const adopted = isNative ? NOTHING_ADOPTED : await this.adoption(group);
    const gone = new Set(users);
    const staying = adopted.members.filter((user) => !gone.has(user));
    const members = await this.nativeMembers(group, [...gone]);
    const edits = [
      ...adopted.edits,
      ...staying.map((user) => joining(user, group)),
      ...members.map((user) => leaving(user, group)),
    ];
    await this.editor.write(edits, by, [group, ...adopted.members, ...members]);
  }

  /** Returns whether the group is native. An origin that the model does not know counts as none. */
  private async requireChangeable(urn: string, users: readonly string[], { actor }: Editor): Promise<boolean> {
    requireUrnOf(CORP_GROUP.entityType, urn, 'groupUrn');
    await this.authorizer.requireDemand(actor, EDITING_MEMBERS, resourceAt(urn));
    for (const user of users) requireUrnOf(CORP_USER.entityType, user, 'userUrns');
    if (!(await this.store.exists(urn, { includeSoftDeleted: true })))
      throw new DomainError('NOT_FOUND', `groupUrn: ${urn} does not exist`);
    const type = (await this.store.value(urn, origin))?.type;
    if (type === 'EXTERNAL')
      throw invalidArgument(`groupUrn: another system keeps ${urn}. Change its members there and ingest it again.`);
    return type === 'NATIVE';
  }

  /** Returns the edits that make a group native, and its members. */
  private async adoption(group: string): Promise<Adoption> {
    const members = await this.externalMembers(group);
    const native = valueEdit(group, origin, { type: 'NATIVE' });
    return { edits: [native, ...members.map((user) => leavingExternal(user, group))], members };
  }

  private async externalMembers(group: string): Promise<readonly string[]> {
    const query = { urn: group, types: ['IsMemberOfGroup'], direction: 'INCOMING' } as const;
    return [...new Set(await this.edges.relatedUrns(query))];
  }

  private async nativeMembers(group: string, users: readonly string[]): Promise<readonly string[]> {
    const stored = await this.store.values(users, nativeGroupMembership);
    return users.filter((user) => stored.get(user)?.nativeGroups.includes(group));
  }
}
