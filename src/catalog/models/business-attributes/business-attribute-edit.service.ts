import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { DATA_TYPES, type SchemaFieldDataType } from '../../assets/datasets/index.js';
import { type Editor, EntityEditor, EntityReferences } from '../../../entities/index.js';
import { technicalOwner } from '../../../annotations/index.js';
import type { CreateBusinessAttributeInput, UpdateBusinessAttributeInput } from './business-attribute-edit.input.js';
import { BusinessAttributeNames } from './business-attribute-names.js';
import { requireAttributeUrn } from './business-attribute-urn.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

const ASPECT = 'businessAttributeInfo';

/** Creates, changes and deletes business attributes; the right to it is the caller's to check. */
@Injectable()
export class BusinessAttributeEditService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly names: BusinessAttributeNames,
    private readonly references: EntityReferences,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an attribute that its maker owns, and answers its urn. Throws `INVALID_ARGUMENT` when it exists, `CONFLICT`
   * when the name is taken.
   */
  async create({ id, name, description, type }: CreateBusinessAttributeInput, by: Editor): Promise<string> {
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(BUSINESS_ATTRIBUTE.entityType, key).toString();
    await this.refuseExisting(urn);
    await this.names.requireFree(urn, name);
    const created = { time: this.clock.now(), actor: by.actor.urn };
    const value = {
      fieldPath: name,
      name,
      created,
      lastModified: created,
      ...(description == null ? {} : { description }),
      ...(type == null ? {} : { type: storedType(type) }),
    };
    await this.writeNew(urn, value, by);
    return urn;
  }

  /**
   * Changes what is given. Throws `INVALID_ARGUMENT` when the attribute is not stored, `CONFLICT` when the name is
   * taken.
   */
  async update(urn: string, { name, description, type }: UpdateBusinessAttributeInput, by: Editor): Promise<void> {
    requireAttributeUrn('urn', urn);
    if ((await this.store.latestOne(urn, ASPECT)) === undefined)
      throw invalidArgument(`urn: ${urn} does not exist, or has no properties yet`);
    if (name != null) await this.names.requireFree(urn, name);
    const changes: JsonObject = {
      ...(name == null ? {} : { name, fieldPath: name }),
      ...(description == null ? {} : { description }),
      ...(type == null ? {} : { type: storedType(type) }),
      lastModified: { time: this.clock.now(), actor: by.actor.urn },
    };
    const patch = Object.entries(changes).map(([field, value]): PatchOperation => ({
      op: 'add',
      path: `/${field}`,
      value: value ?? null,
    }));
    await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
  }

  /** Deletes an attribute for good, and takes it off every column. Throws `INVALID_ARGUMENT` when it is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireAttributeUrn('urn', urn);
    await this.editor.requireStored([urn]);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async writeNew(urn: string, value: JsonObject, by: Editor): Promise<void> {
    const ownership = technicalOwner(by.actor.urn, this.clock.now());
    try {
      await this.editor.write(
        [
          { urn, aspectName: ASPECT, value, onlyNewEntity: true },
          { urn, aspectName: 'ownership', value: ownership, onlyNewEntity: true },
        ],
        by,
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Business Attribute already exists! (${urn})`);
  }
}

/** A union, as columns have it: one member named by the record of the kind. */
function storedType(type: SchemaFieldDataType): JsonObject {
  const record = Object.keys(DATA_TYPES).find((name) => DATA_TYPES[name] === type);
  if (record === undefined) throw invalidArgument(`type: ${type} is no kind that the model has`);
  return { type: { [record]: {} } };
}
