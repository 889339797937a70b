import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { businessAttributeInfo, ownership } from '../../../model/index.js';
import { storedDataType } from '../../assets/datasets/index.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  setGiven,
  valueEdit,
} from '../../../entities/index.js';
import { technicalOwner } from '../../../annotations/index.js';
import type { CreateBusinessAttributeInput, UpdateBusinessAttributeInput } from './business-attribute-edit.input.js';
import { BusinessAttributeNames } from './business-attribute-names.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

/** Creates, changes and deletes business attributes. Callers check the privileges. */
@Injectable()
export class BusinessAttributeEditService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly names: BusinessAttributeNames,
    private readonly references: EntityReferences,
  ) {}

  /**
   * Creates an attribute that the actor owns, and returns its urn. Throws `INVALID_ARGUMENT` if the attribute exists,
   * `CONFLICT` if the name is taken.
   */
  async create({ id, name, description, type }: CreateBusinessAttributeInput, by: Editor): Promise<string> {
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(BUSINESS_ATTRIBUTE.entityType, key).toString();
    const conflict = `This Business Attribute already exists! (${urn})`;
    await this.editor.refuseExisting(urn, conflict);
    await this.names.requireFree(urn, name);
    const stamp = this.editor.stamp(by);
    const details = given({ description, type: type == null ? undefined : storedDataType(type) });
    const info = { fieldPath: name, name, created: stamp, lastModified: stamp, ...details };
    const edits = [
      valueEdit(urn, businessAttributeInfo, info),
      valueEdit(urn, ownership, technicalOwner(stamp.actor, stamp.time)),
    ];
    await this.editor.create(urn, edits, by, conflict);
    return urn;
  }

  /**
   * Changes the members that are given. Throws `INVALID_ARGUMENT` if the attribute is not stored, `CONFLICT` if the
   * name is taken.
   */
  async update(urn: string, { name, description, type }: UpdateBusinessAttributeInput, by: Editor): Promise<void> {
    requireUrnOf(BUSINESS_ATTRIBUTE.entityType, urn, 'urn');
    if ((await this.store.value(urn, businessAttributeInfo)) === undefined)
      throw invalidArgument(`urn: ${urn} does not exist, or has no properties yet`);
    if (name != null) await this.names.requireFree(urn, name);
    const patch = setGiven(businessAttributeInfo, {
      name,
      fieldPath: name,
      description,
      type: type == null ? null : storedDataType(type),
      lastModified: this.editor.stamp(by),
    });
    await this.editor.write([patchEdit(urn, businessAttributeInfo, patch)], by, [urn]);
  }

  /** Hard-deletes an attribute and removes it from all columns. Throws `INVALID_ARGUMENT` if it is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(BUSINESS_ATTRIBUTE.entityType, urn, 'urn');
    await this.editor.requireStored([urn]);
    await this.references.deleteEverywhere(urn, by);
  }
}
