import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer, type Condition, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import { requireIdentityManagement } from '../users/index.js';
import { DESCRIBING_GROUP, WITH_CONTACT, WITH_DESCRIPTION } from './group.demands.js';
import type { CorpGroupUpdateInput, CreateGroupInput } from './group.input.js';
import { CORP_GROUP } from './group.mappings.js';
import { requireGroupUrn } from './group-urn.js';

/** Creates, changes and deletes groups. Throws `FORBIDDEN` before it says anything of the group. */
@Injectable()
export class GroupService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly references: EntityReferences,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a group whose members are kept here, and answers its urn. Throws `INVALID_ARGUMENT` when the group exists,
   * also when another call creates it meanwhile.
   */
  async create(input: CreateGroupInput, by: Editor): Promise<string> {
    await requireIdentityManagement(this.authorizer, by.actor);
    const urn = Urn.of(CORP_GROUP.entityType, input.id ?? randomUUID()).toString();
    try {
      await this.editor.write(
        [
          { urn, aspectName: 'corpGroupInfo', value: this.infoOf(input, by), onlyNewEntity: true },
          { urn, aspectName: 'origin', value: { type: 'NATIVE' }, onlyNewEntity: true },
        ],
        by,
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /**
   * Deletes a group for good, and takes it from its members and from everything that it owns. A group that is not
   * stored is no error.
   */
  async remove(urn: string, by: Editor): Promise<void> {
    await requireIdentityManagement(this.authorizer, by.actor);
    requireGroupUrn(urn);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  /** Changes what people wrote about a group. Throws `INVALID_ARGUMENT` when the group is not stored. */
  async updateProperties(urn: string, input: CorpGroupUpdateInput, by: Editor): Promise<void> {
    requireGroupUrn(urn);
    const facts = partsOf(input);
    const is = (one: Condition): boolean => facts.includes(one);
    await this.authorizer.requireDemand(by.actor, DESCRIBING_GROUP, resourceAt(urn), { is });
    await this.editor.requireStored([urn]);
    const patch: PatchOperation[] = Object.entries(input)
      .filter(([, value]) => value != null)
      .map(([field, value]) => ({ op: 'add', path: `/${field}`, value: value as string }));
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: 'corpGroupEditableInfo', patch }], by);
  }

  private infoOf({ name, description }: CreateGroupInput, { actor }: Editor): JsonObject {
    return {
      displayName: name,
      ...(description != null && { description }),
      admins: [],
      members: [],
      groups: [],
      created: { time: this.clock.now(), actor: actor.urn },
    };
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Group already exists! (${urn})`);
  }
}

/** All privileges that changing those fields takes; a picture alone takes none of them. */
function partsOf({ description, slack, email }: CorpGroupUpdateInput): readonly Condition[] {
  return [
    ...(description == null ? [] : [WITH_DESCRIPTION]),
    ...(slack == null && email == null ? [] : [WITH_CONTACT]),
  ];
}
