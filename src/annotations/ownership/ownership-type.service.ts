import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PatchOperation } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, idOfUrn } from '../../entities/index.js';
import type { CreateOwnershipTypeInput, UpdateOwnershipTypeInput } from './ownership-type-edit.input.js';
import { OWNERSHIP_TYPE } from './ownership.mappings.js';

const ASPECT = 'ownershipTypeInfo';

/** Begins the ids of the kinds that are built in. */
const BUILT_IN = '__system__';

/** Creates, changes and deletes kinds of ownership. Asks for no privilege. */
@Injectable()
export class OwnershipTypeService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly clock: Clock,
  ) {}

  /** Creates a kind of ownership, and answers its urn. */
  async create({ name, description }: CreateOwnershipTypeInput, by: Editor): Promise<string> {
    const urn = Urn.of(OWNERSHIP_TYPE.entityType, randomUUID()).toString();
    const stamp = { time: this.clock.now(), actor: by.actor.urn };
    const value = { name, description, created: stamp, lastModified: stamp };
    await this.editor.write([{ urn, aspectName: ASPECT, value, onlyNewEntity: true }], by);
    return urn;
  }

  /** Changes what is given. Throws `INVALID_ARGUMENT` when the kind is not stored. */
  async update(urn: string, { name, description }: UpdateOwnershipTypeInput, by: Editor): Promise<void> {
    requireOwnershipType(urn);
    await this.editor.requireStored([urn]);
    const lastModified = { time: this.clock.now(), actor: by.actor.urn };
    const members = Object.entries({ name, description, lastModified }).filter(([, value]) => value != null);
    const patch = members.map(([key, value]): PatchOperation => ({ op: 'add', path: `/${key}`, value: value ?? null }));
    await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
  }

  /**
   * Deletes a kind for good, and where asked takes it off the owners that have it; a built-in kind is only marked as
   * removed.
   */
  async delete(urn: string, deleteReferences: boolean, by: Editor): Promise<void> {
    requireOwnershipType(urn);
    await this.editor.requireStored([urn]);
    if (idOfUrn(urn).startsWith(BUILT_IN)) {
      await this.editor.write([{ urn, aspectName: 'status', value: { removed: true } }], by);
      return;
    }
    const before = deleteReferences ? await this.references.of(urn) : new Set<string>();
    await this.editor.delete(urn, by);
    if (deleteReferences) await this.references.remove(urn, before);
  }
}

function requireOwnershipType(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== OWNERSHIP_TYPE.entityType)
    throw invalidArgument(`${urn} names a ${entityType}; give the urn of an ownershipType`);
}
