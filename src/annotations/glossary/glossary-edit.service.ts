import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import type { Actor } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import { technicalOwner } from '../ownership/index.js';
import type { CreateGlossaryEntityInput, UpdateParentNodeInput } from './glossary-edit.input.js';
import { GlossaryNames } from './glossary-names.js';
import { GlossaryRights } from './glossary-rights.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { infoAspectOf, isInside, requireGlossaryEntity, requireNode } from './glossary-places.js';

/**
 * Creates, moves and deletes terms and groups of terms. Throws `FORBIDDEN` to those who may not manage the part of the
 * glossary.
 */
@Injectable()
export class GlossaryEditService {
  constructor(
    private readonly rights: GlossaryRights,
    private readonly names: GlossaryNames,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a term that its maker owns, and answers its urn. Throws `INVALID_ARGUMENT` when the urn, or the name beside
   * it, is taken.
   */
  async createTerm(input: CreateGlossaryEntityInput, by: Editor): Promise<string> {
    await this.requireRight(by.actor, input.parentNode);
    await this.names.requireFree(input.name, input.parentNode ?? undefined);
    return this.create(GLOSSARY_TERM.entityType, input, { termSource: 'INTERNAL' }, by);
  }

  /**
   * Creates a group of terms that its maker owns, and answers its urn. Throws `INVALID_ARGUMENT` when the urn is taken.
   */
  async createNode(input: CreateGlossaryEntityInput, by: Editor): Promise<string> {
    await this.requireRight(by.actor, input.parentNode);
    return this.create(GLOSSARY_NODE.entityType, input, {}, by);
  }

  /**
   * Puts a term or a group into another group, or at the top. Throws `INVALID_ARGUMENT` when either does not exist, or
   * a group would hold itself.
   */
  async move({ resourceUrn: urn, parentNode }: UpdateParentNodeInput, by: Editor): Promise<void> {
    const aspectName = infoAspectOf(urn);
    await this.rights.require(by.actor, urn);
    await this.requireRight(by.actor, parentNode);
    await this.editor.requireStored([urn]);
    if (parentNode != null) await this.requireParent(urn, parentNode);
    const path = '/parentNode';
    const patch: PatchOperation[] = [
      parentNode == null ? { op: 'remove', path } : { op: 'add', path, value: parentNode },
    ];
    await this.editor.write([{ urn, aspectName, patch }], by);
  }

  /**
   * Deletes a term or a group for good, and takes a term off everything that has it. What a group holds stays. Throws
   * `INVALID_ARGUMENT` when it is not stored.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    requireGlossaryEntity(urn);
    await this.rights.require(by.actor, urn);
    await this.editor.requireStored([urn]);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async create(
    entityType: string,
    { id, name, description, parentNode }: CreateGlossaryEntityInput,
    members: JsonObject,
    by: Editor,
  ): Promise<string> {
    if (parentNode != null) {
      requireNode(parentNode);
      await this.editor.requireStored([parentNode]);
    }
    const urn = Urn.of(entityType, id ?? randomUUID()).toString();
    const info = { name, definition: description ?? '', ...(parentNode == null ? {} : { parentNode }), ...members };
    const ownership = technicalOwner(by.actor.urn, this.clock.now());
    const edits = [
      { urn, aspectName: infoAspectOf(urn), value: info, onlyNewEntity: true },
      { urn, aspectName: 'ownership', value: ownership, onlyNewEntity: true },
    ];
    try {
      await this.editor.write(edits, by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  private async requireRight(actor: Actor, parent: string | null | undefined): Promise<void> {
    await this.rights.requireChildren(actor, parent ?? undefined);
  }

  private async requireParent(urn: string, parent: string): Promise<void> {
    requireNode(parent);
    await this.editor.requireStored([parent]);
    const read = async (of: string, aspectName: string): Promise<JsonObject | undefined> =>
      (await this.store.latestOne(of, aspectName))?.value;
    if (await isInside(parent, urn, read))
      throw invalidArgument(`parentNode: ${parent} is ${urn} or lies inside it; give a group outside of it`);
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(
        `This Glossary ${Urn.parse(urn).entityType === 'glossaryTerm' ? 'Term' : 'Node'} already exists! (${urn})`,
      );
  }
}
