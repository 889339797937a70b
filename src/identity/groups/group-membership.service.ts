import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { type AspectEdit, type Editor, EntityEditor } from '../../entities/index.js';
import { EdgeStore } from '../../graph/index.js';
import { requireUserUrn } from '../users/index.js';
import { requireGroupUrn } from './group-urn.js';
import { joining, leaving, leavingExternal } from './membership-edits.js';
import { EDITING_MEMBERS } from './group.demands.js';

/** Edges read in one statement. */
const PAGE = 1_000;

/**
 * Puts users into groups and takes them out. A group that another system keeps cannot be changed here; one of which
 * nobody recorded where it comes from becomes one of this service with its first change, and so do its members. Throws
 * `FORBIDDEN` before it says anything of the group, and writes all of a change or nothing.
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
   * Puts users into a group. Throws `NOT_FOUND` when there is no such group, and `INVALID_ARGUMENT` when another system
   * keeps it or a user is not stored.
   */
  async add(group: string, users: readonly string[], by: Editor): Promise<void> {
    await this.requireChangeable(group, users, by);
    await this.editor.requireStored(users);
    const adopted = await this.adoption(group);
    const members = new Set([...adopted.members, ...users]);
    await this.editor.write([...adopted.edits, ...[...members].map((user) => joining(user, group))], by);
  }

  /**
   * Takes users out of a group; those who are not in it are passed over. Throws as `add` does, but not for users who
   * are not stored.
   */
  async remove(group: string, users: readonly string[], by: Editor): Promise<void> {
    await this.requireChangeable(group, users, by);
    const adopted = await this.adoption(group);
    const gone = new Set(users);
    const staying = adopted.members.filter((user) => !gone.has(user));
    const members = await this.nativeMembers(group, [...gone]);
    await this.editor.write(
      [
        ...adopted.edits,
        ...staying.map((user) => joining(user, group)),
        ...members.map((user) => leaving(user, group)),
      ],
      by,
    );
  }

  private async requireChangeable(urn: string, users: readonly string[], { actor }: Editor): Promise<void> {
    requireGroupUrn(urn);
    await this.authorizer.requireDemand(actor, EDITING_MEMBERS, resourceAt(urn));
    for (const user of users) requireUserUrn(user);
    if (!(await this.store.exists(urn, { includeSoftDeleted: true })))
      throw new DomainError('NOT_FOUND', `groupUrn: ${urn} does not exist`);
    if ((await this.store.latestOne(urn, 'origin'))?.value['type'] === 'EXTERNAL')
      throw invalidArgument(`groupUrn: another system keeps ${urn}. Change its members there and ingest it again.`);
  }

  /** What makes a group of unknown origin one of this service, and who is in it; nothing for other groups. */
  private async adoption(
    group: string,
  ): Promise<{ readonly edits: readonly AspectEdit[]; readonly members: readonly string[] }> {
    if ((await this.store.latestOne(group, 'origin')) !== undefined) return { edits: [], members: [] };
    const members = await this.externalMembers(group);
    const origin = { urn: group, aspectName: 'origin', value: { type: 'NATIVE' } };
    return { edits: [origin, ...members.map((user) => leavingExternal(user, group))], members };
  }

  private async externalMembers(group: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (let start = 0; ; start += PAGE) {
      const query = { urn: group, types: ['IsMemberOfGroup'], direction: 'INCOMING', start, count: PAGE } as const;
      const { relationships } = await this.edges.relationships(query);
      found.push(...relationships.map(({ urn }) => urn));
      if (relationships.length < PAGE) return [...new Set(found)];
    }
  }

  private async nativeMembers(group: string, users: readonly string[]): Promise<readonly string[]> {
    const stored = await this.store.latest(users, ['nativeGroupMembership']);
    return users.filter((user) => {
      const groups = stored.get(user)?.get('nativeGroupMembership')?.value['nativeGroups'];
      return Array.isArray(groups) && groups.includes(group);
    });
  }
}
