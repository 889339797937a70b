import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { given } from '../../foundation/common/given.js';
import { idOfUrn, Urn } from '../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { ownershipTypeInfo, status } from '../../model/index.js';
import type { CreateOwnershipTypeInput, UpdateOwnershipTypeInput } from './ownership-type-edit.input.js';
import { OWNERSHIP_TYPE } from './ownership.mappings.js';

/** Prefix of the ids of built-in ownership types. */
const BUILT_IN = '__system__';

/** Creates, changes and deletes ownership types. Checks no privileges. */
@Injectable()
export class OwnershipTypeService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /** Creates an ownership type and returns its urn. */
  async create({ name, description }: CreateOwnershipTypeInput, by: Editor): Promise<string> {
    const urn = Urn.of(OWNERSHIP_TYPE.entityType, randomUUID()).toString();
    const stamp = this.editor.stamp(by);
    const edit = valueEdit(urn, ownershipTypeInfo, { name, description, created: stamp, lastModified: stamp });
    await this.editor.create(urn, [edit], by, `This Ownership Type already exists! (${urn})`);
    return urn;
  }

  /** Changes the given members. Throws `INVALID_ARGUMENT` if the ownership type is not stored. */
  async update(urn: string, { name, description }: UpdateOwnershipTypeInput, by: Editor): Promise<void> {
    requireUrnOf(OWNERSHIP_TYPE.entityType, urn);
    await this.editor.requireStored([urn]);
    const members = { ...given({ name, description }), lastModified: { ...this.editor.stamp(by) } };
    const patch = Object.entries(members).map(([key, value]) => setOrRemove(`/${key}`, value));
    await this.editor.write([patchEdit(urn, ownershipTypeInfo, patch)], by, [urn]);
  }

  /**
   * Permanently deletes an ownership type and, if `deleteReferences` is true, all references to it. A built-in type is
   * soft-deleted instead.
   */
  async delete(urn: string, deleteReferences: boolean, by: Editor): Promise<void> {
    requireUrnOf(OWNERSHIP_TYPE.entityType, urn);
    await this.editor.requireStored([urn]);
    if (idOfUrn(urn).startsWith(BUILT_IN)) await this.editor.write([valueEdit(urn, status, { removed: true })], by);
    else if (deleteReferences) await this.references.deleteEverywhere(urn, by);
    else await this.editor.delete(urn, by);
  }
}
