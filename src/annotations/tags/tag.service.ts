import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type AspectEdit, type Editor, EntityEditor, idOfUrn } from '../../entities/index.js';
import { ownershipOf, technicalOwner } from '../ownership/index.js';
import type { CreateTagInput } from './create-tag.input.js';
import { TagReferences } from './tag-references.js';
import type { TagUpdateInput } from './tag-update.input.js';
import { requireTagUrn } from './tag-urn.js';
import { TAG } from './tag.mappings.js';
import { COLORING_TAG, DELETING_TAG, UPDATING_TAG } from './tag.demands.js';

const ASPECT = 'tagProperties';

/** Creates, changes and deletes tags. Throws `FORBIDDEN` before it says anything of the tag. */
@Injectable()
export class TagService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly references: TagReferences,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a tag that its maker owns, and answers its urn; the right to it is the caller's to check. Throws
   * `INVALID_ARGUMENT` when the tag exists, also when another call creates it meanwhile.
   */
  async create({ id, name, description }: CreateTagInput, by: Editor): Promise<string> {
    const urn = Urn.of(TAG.entityType, id ?? randomUUID()).toString();
    const properties = description == null ? { name } : { name, description };
    const ownership = technicalOwner(by.actor.urn, this.clock.now());
    try {
      await this.editor.write(
        [
          { urn, aspectName: ASPECT, value: properties, onlyNewEntity: true },
          { urn, aspectName: 'ownership', value: ownership, onlyNewEntity: true },
        ],
        by,
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /** Replaces name, description and, where given, the owners; a tag that is not stored comes into being. */
  async update(urn: string, input: TagUpdateInput, by: Editor): Promise<void> {
    requireTagUrn(urn);
    if (input.urn !== urn) throw invalidArgument(`input.urn must be the urn that is updated: ${urn}`);
    await this.authorizer.requireDemand(by.actor, UPDATING_TAG, resourceAt(urn));
    await this.editor.write([this.propertiesEdit(urn, input), ...this.ownershipEdits(urn, input, by)], by);
  }

  /** Sets the colour in which a tag is shown. Throws `INVALID_ARGUMENT` when the tag is not stored. */
  async setColor(urn: string, colorHex: string, by: Editor): Promise<void> {
    requireTagUrn(urn);
    await this.authorizer.requireDemand(by.actor, COLORING_TAG, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const isNew = (await this.store.latestOne(urn, ASPECT)) === undefined;
    const name: PatchOperation[] = isNew ? [{ op: 'add', path: '/name', value: idOfUrn(urn) }] : [];
    const patch: PatchOperation[] = [...name, { op: 'add', path: '/colorHex', value: colorHex }];
    await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
  }

  /** Deletes a tag for good, and takes it off everything that has it. A tag that is not stored is no error. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireTagUrn(urn);
    await this.authorizer.requireDemand(by.actor, DELETING_TAG, resourceAt(urn));
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Tag already exists! (${urn})`);
  }

  private propertiesEdit(urn: string, { name, description }: TagUpdateInput): AspectEdit {
    const path = '/description';
    const described: PatchOperation =
      description == null ? { op: 'remove', path } : { op: 'add', path, value: description };
    return { urn, aspectName: ASPECT, patch: [{ op: 'add', path: '/name', value: name }, described] };
  }

  private ownershipEdits(urn: string, { ownership }: TagUpdateInput, { actor }: Editor): AspectEdit[] {
    if (ownership == null) return [];
    return [{ urn, aspectName: 'ownership', value: ownershipOf(ownership, actor.urn, this.clock.now()) }];
  }
}
