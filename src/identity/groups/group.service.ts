import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Authorizer, type Condition, resourceAt } from '../../auth/index.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { corpGroupEditableInfo, corpGroupInfo, origin, type StoredOf } from '../../model/index.js';
import { requireIdentityManagement } from '../users/index.js';
import { DESCRIBING_GROUP, WITH_CONTACT, WITH_DESCRIPTION } from './group.demands.js';
import type { CorpGroupUpdateInput, CreateGroupInput } from './group.input.js';
import { CORP_GROUP } from './group.mappings.js';

/** Creates, changes and deletes groups. Throws `FORBIDDEN` before it reveals anything about the group. */
@Injectable()
export class GroupService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /**
   * Creates a group whose members this service manages, and returns its urn. Throws `INVALID_ARGUMENT` if the group
   * exists, even if a concurrent call creates it.
   */
  async create(input: CreateGroupInput, by: Editor): Promise<string> {
    await requireIdentityManagement(this.authorizer, by.actor);
    const urn = Urn.of(CORP_GROUP.entityType, input.id ?? randomUUID()).toString();
    const edits = [valueEdit(urn, corpGroupInfo, this.infoOf(input, by)), valueEdit(urn, origin, { type: 'NATIVE' })];
    await this.editor.create(urn, edits, by, `This Group already exists! (${urn})`);
    return urn;
  }

  /** Permanently deletes a group and removes all references to it. Does nothing if the group is not stored. */
  async remove(urn: string, by: Editor): Promise<void> {
    await requireIdentityManagement(this.authorizer, by.actor);
    requireUrnOf(CORP_GROUP.entityType, urn, 'urn');
    await this.references.deleteEverywhere(urn, by);
  }

  /** Changes the edited properties of a group. Throws `INVALID_ARGUMENT` if the group is not stored. */
  async updateProperties(urn: string, input: CorpGroupUpdateInput, by: Editor): Promise<void> {
    requireUrnOf(CORP_GROUP.entityType, urn, 'urn');
    const facts = partsOf(input);
    const is = (one: Condition): boolean => facts.includes(one);
    await this.authorizer.requireDemand(by.actor, DESCRIBING_GROUP, resourceAt(urn), { is });
    await this.editor.requireStored([urn]);
    const patch = Object.entries(given(input)).map(([field, value]) => setOrRemove(`/${field}`, value));
    if (patch.length > 0) await this.editor.write([patchEdit(urn, corpGroupEditableInfo, patch)], by, [urn]);
  }

  private infoOf({ name, description }: CreateGroupInput, by: Editor): StoredOf<typeof corpGroupInfo> {
    return {
      displayName: name,
      ...given({ description }),
      admins: [],
      members: [],
      groups: [],
      created: this.editor.stamp(by),
    };
  }
}

/** Returns the parts of the properties that `input` changes, as conditions of the demand; none for the picture. */
function partsOf({ description, slack, email }: CorpGroupUpdateInput): readonly Condition[] {
  return [
    ...(description == null ? [] : [WITH_DESCRIPTION]),
    ...(slack == null && email == null ? [] : [WITH_CONTACT]),
  ];
}
