import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { idOfUrn, Urn } from '../../foundation/common/urn.js';
import {
  type AspectEdit,
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { ownership, tagProperties } from '../../model/index.js';
import { ownershipOf, technicalOwner } from '../ownership/index.js';
import type { CreateTagInput } from './create-tag.input.js';
import type { TagUpdateInput } from './tag-update.input.js';
import { TAG } from './tag.mappings.js';
import { COLORING_TAG, DELETING_TAG, UPDATING_TAG } from './tag.demands.js';

/** Creates, changes and deletes tags. Throws `FORBIDDEN` before it reveals anything about the tag. */
@Injectable()
export class TagService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly references: EntityReferences,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a tag owned by the editor and returns its urn. Checks no privilege. Throws `INVALID_ARGUMENT` if the tag
   * exists, even if a concurrent call creates it.
   */
  async create({ id, name, description }: CreateTagInput, by: Editor): Promise<string> {
    const urn = Urn.of(TAG.entityType, id ?? randomUUID()).toString();
    const edits = [
      valueEdit(urn, tagProperties, { name, ...given({ description }) }),
      valueEdit(urn, ownership, technicalOwner(by.actor.urn, this.clock.now())),
    ];
    await this.editor.create(urn, edits, by, `This Tag already exists! (${urn})`);
    return urn;
  }

  /** Replaces the name, the description and, if given, the owners. Creates the tag if it is not stored. */
  async update(urn: string, input: TagUpdateInput, by: Editor): Promise<void> {
    requireUrnOf(TAG.entityType, urn);
    if (input.urn !== urn) throw invalidArgument(`input.urn: must be the urn of the tag to update, ${urn}`);
    await this.authorizer.requireDemand(by.actor, UPDATING_TAG, resourceAt(urn));
    await this.editor.write([this.propertiesEdit(urn, input), ...this.ownershipEdits(urn, input, by)], by);
  }

  /** Sets the display colour of a tag. Throws `INVALID_ARGUMENT` if the tag is not stored. */
  async setColor(urn: string, colorHex: string, by: Editor): Promise<void> {
    requireUrnOf(TAG.entityType, urn);
    await this.authorizer.requireDemand(by.actor, COLORING_TAG, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const isNew = (await this.store.value(urn, tagProperties)) === undefined;
    const name = isNew ? [setOrRemove('/name', idOfUrn(urn))] : [];
    const edit = patchEdit(urn, tagProperties, [...name, setOrRemove('/colorHex', colorHex)]);
    await this.editor.write([edit], by, [urn]);
  }

  /** Permanently deletes a tag and removes all references to it. Does nothing if the tag is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(TAG.entityType, urn);
    await this.authorizer.requireDemand(by.actor, DELETING_TAG, resourceAt(urn));
    await this.references.deleteEverywhere(urn, by);
  }

  private propertiesEdit(urn: string, { name, description }: TagUpdateInput): AspectEdit {
    return patchEdit(urn, tagProperties, [setOrRemove('/name', name), setOrRemove('/description', description)]);
  }

  private ownershipEdits(urn: string, { ownership: owners }: TagUpdateInput, { actor }: Editor): AspectEdit[] {
    if (owners == null) return [];
    return [valueEdit(urn, ownership, ownershipOf(owners, actor.urn, this.clock.now()))];
  }
}
