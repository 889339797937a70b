import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TrackedReads } from '../../aspects/index.js';
import type { Actor } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  isInside,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { glossaryNodeInfo, glossaryTermInfo, ownership } from '../../model/index.js';
import { technicalOwner } from '../ownership/index.js';
import type { CreateGlossaryEntityInput, UpdateParentNodeInput } from './glossary-edit.input.js';
import { GlossaryNames } from './glossary-names.js';
import { GlossaryRights } from './glossary-rights.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { infoAspectOf, parentNodeReader } from './parent-node.js';

const GLOSSARY_TYPES = [GLOSSARY_TERM.entityType, GLOSSARY_NODE.entityType];

/** Members that the info aspects of terms and of term groups share. */
interface NewInfo {
  readonly name: string;
  readonly definition: string;
  readonly parentNode?: string;
}

/**
 * Creates, moves and deletes terms and term groups. Throws `FORBIDDEN` unless the actor manages that part of the
 * glossary.
 */
@Injectable()
export class GlossaryEditService {
  constructor(
    private readonly rights: GlossaryRights,
    private readonly names: GlossaryNames,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a term owned by the editor and returns its urn. Throws `INVALID_ARGUMENT` if the urn is taken, or a sibling
   * has the name.
   */
  async createTerm(input: CreateGlossaryEntityInput, by: Editor): Promise<string> {
    await this.requireRight(by.actor, input.parentNode);
    await this.names.requireFree(input.name, input.parentNode ?? undefined);
    const info = await this.newInfo(input);
    const urn = newUrn(GLOSSARY_TERM.entityType, input);
    const edits = [valueEdit(urn, glossaryTermInfo, { ...info, termSource: 'INTERNAL' }), this.ownerEdit(urn, by)];
    await this.editor.create(urn, edits, by, `This Glossary Term already exists! (${urn})`, parentsOf(input));
    return urn;
  }

  /** Creates a term group owned by the editor and returns its urn. Throws `INVALID_ARGUMENT` if the urn is taken. */
  async createNode(input: CreateGlossaryEntityInput, by: Editor): Promise<string> {
    await this.requireRight(by.actor, input.parentNode);
    const info = await this.newInfo(input);
    const urn = newUrn(GLOSSARY_NODE.entityType, input);
    const edits = [valueEdit(urn, glossaryNodeInfo, info), this.ownerEdit(urn, by)];
    await this.editor.create(urn, edits, by, `This Glossary Node already exists! (${urn})`, parentsOf(input));
    return urn;
  }

  /**
   * Moves a term or term group into a term group, or to the root. Throws `INVALID_ARGUMENT` if either does not exist,
   * or a term group would contain itself. As in DataHub, the entity may get a sibling of the same name.
   */
  async move({ resourceUrn: urn, parentNode }: UpdateParentNodeInput, by: Editor): Promise<void> {
    requireUrnOf(GLOSSARY_TYPES, urn);
    await this.rights.require(by.actor, urn);
    await this.requireRight(by.actor, parentNode);
    await this.editor.requireStored([urn]);
    const edit = patchEdit(urn, infoAspectOf(urn), [setOrRemove('/parentNode', parentNode)]);
    await this.editor.editByReads(GLOSSARY_NODE.entityType, async (reads) => {
      if (parentNode != null) await this.requireParentOutside(parentNode, urn, reads);
      await this.editor.write([edit], by, [urn, ...parentsOf({ parentNode })], reads.versions);
    });
  }

  /**
   * Permanently deletes a term or term group and removes all references to it; the children of a term group are kept.
   * Throws `INVALID_ARGUMENT` if the entity is not stored.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(GLOSSARY_TYPES, urn);
    await this.rights.require(by.actor, urn);
    await this.editor.requireStored([urn]);
    await this.references.deleteEverywhere(urn, by);
  }

  private async newInfo({ name, description, parentNode }: CreateGlossaryEntityInput): Promise<NewInfo> {
    if (parentNode != null) await this.requireParent(parentNode);
    return { name, definition: description ?? '', ...given({ parentNode }) };
  }

  private ownerEdit(urn: string, by: Editor) {
    return valueEdit(urn, ownership, technicalOwner(by.actor.urn, this.clock.now()));
  }

  private async requireRight(actor: Actor, parent: string | null | undefined): Promise<void> {
    await this.rights.requireChildren(actor, parent ?? undefined);
  }

  private async requireParent(parent: string): Promise<void> {
    requireUrnOf(GLOSSARY_NODE.entityType, parent, 'parentNode');
    await this.editor.requireStored([parent]);
  }

  private async requireParentOutside(parent: string, urn: string, reads: TrackedReads): Promise<void> {
    await this.requireParent(parent);
    const parentOf = parentNodeReader((of, aspect) => reads.value(of, aspect));
    if (await isInside(parent, urn, parentOf))
      throw invalidArgument(`parentNode: ${parent} is ${urn} or lies inside it; choose a term group outside of it`);
  }
}

function parentsOf({ parentNode }: Pick<UpdateParentNodeInput, 'parentNode'>): readonly string[] {
  return parentNode == null ? [] : [parentNode];
}

function newUrn(entityType: string, { id }: CreateGlossaryEntityInput): string {
  return Urn.of(entityType, id ?? randomUUID()).toString();
}
