import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type AspectEdit,
  type Editor,
  EntityEditor,
  membersEdit,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import {
  type AuditStamp,
  documentInfo,
  documentSettings,
  ownership,
  status,
  type StoredOf,
  subTypes,
} from '../../model/index.js';
import { OwnerService, technicalOwner } from '../../annotations/index.js';
import type {
  CreateDocumentInput,
  MoveDocumentInput,
  UpdateDocumentContentsInput,
  UpdateDocumentRelatedEntitiesInput,
} from './document-edit.input.js';
import { DocumentParents } from './document-parents.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';
import { DocumentRights } from './document-rights.js';
import { DOCUMENT } from './document.mappings.js';
import { CREATING_DOCUMENT, DELETING_DOCUMENT, UPDATING_DOCUMENT } from './document.demands.js';

type StoredInfo = StoredOf<typeof documentInfo>;
type Changes = { readonly [Name in keyof StoredInfo]?: StoredInfo[Name] | null | undefined };

/**
 * Creates, changes and deletes documents. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for documents that are not stored.
 */
@Injectable()
export class DocumentEditService {
  constructor(
    private readonly rights: DocumentRights,
    private readonly parents: DocumentParents,
    private readonly editor: EntityEditor,
    private readonly owners: OwnerService,
  ) {}

  /** Creates a document and returns its urn. Throws `INVALID_ARGUMENT` if the document exists or an owner does not. */
  async create(input: CreateDocumentInput, by: Editor): Promise<string> {
    const urn = Urn.of(DOCUMENT.entityType, input.id ?? randomUUID()).toString();
    await this.rights.require(by.actor, CREATING_DOCUMENT, urn);
    if (input.parentDocument != null) requireUrnOf(DOCUMENT.entityType, input.parentDocument, 'parentDocument');
    const owners = input.owners ?? [];
    await this.owners.check(owners);
    const stamp = this.editor.stamp(by);
    const { showInGlobalContext } = input.settings ?? {};
    const edits = [
      valueEdit(urn, documentInfo, newInfo(input, stamp)),
      valueEdit(urn, documentSettings, { showInGlobalContext: showInGlobalContext ?? true, lastModified: stamp }),
      ...(input.subType == null ? [] : [subTypeEdit(urn, input.subType)]),
      ...(owners.length === 0 ? [valueEdit(urn, ownership, technicalOwner(stamp.actor, stamp.time))] : []),
    ];
    await this.editor.create(urn, edits, by, `Document with id already exists: ${urn}`);
    await this.owners.addToNew(owners, urn, by);
    return urn;
  }

  /** Changes the title, text and subtype that are given. */
  async updateContents({ urn, title, contents, subType }: UpdateDocumentContentsInput, by: Editor): Promise<void> {
    const others = subType == null ? [] : [subTypeEdit(urn, subType)];
    await this.change(urn, { title, contents: contents == null ? null : { text: contents.text } }, by, others);
  }

  /** Replaces the related assets and the related documents that are given. */
  async relate(
    { urn, relatedAssets, relatedDocuments }: UpdateDocumentRelatedEntitiesInput,
    by: Editor,
  ): Promise<void> {
    await this.change(urn, relations(relatedAssets, relatedDocuments), by);
  }

  /**
   * Moves a document below another one, or to the top level. Throws `INVALID_ARGUMENT` if the new parent is the
   * document itself or below it.
   */
  async move({ urn, parentDocument }: MoveDocumentInput, by: Editor): Promise<void> {
    await this.require(urn, by);
    const parent = parentDocument == null ? undefined : { document: parentDocument };
    const patch = [setOrRemove('/parentDocument', parent), setOrRemove('/lastModified', { ...this.editor.stamp(by) })];
    const related = [urn, ...(parentDocument == null ? [] : [parentDocument])];
    await this.editor.editByReads(DOCUMENT.entityType, async (reads) => {
      if (parentDocument != null) await this.parents.requireParent('parentDocument', urn, parentDocument, reads);
      await this.editor.write([patchEdit(urn, documentInfo, patch)], by, related, reads.versions);
    });
  }

  /** Publishes a document, or makes it a draft. */
  async setState(urn: string, state: DocumentState, by: Editor): Promise<void> {
    await this.change(urn, { status: { state } }, by);
  }

  /** Sets the subtype of the document; null removes it. */
  async setSubType(urn: string, subType: string | null | undefined, by: Editor): Promise<void> {
    await this.change(urn, {}, by, [subTypeEdit(urn, subType)]);
  }

  /** Sets whether searches find the document. */
  async setShown(urn: string, showInGlobalContext: boolean, by: Editor): Promise<void> {
    const value = { showInGlobalContext, lastModified: this.editor.stamp(by) };
    await this.change(urn, {}, by, [valueEdit(urn, documentSettings, value)]);
  }

  /** Soft-deletes a document. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.rights.require(by.actor, DELETING_DOCUMENT, urn);
    await this.parents.requireStored(urn);
    await this.editor.write([membersEdit(urn, status, { removed: true })], by, [urn]);
  }

  private async change(urn: string, changes: Changes, by: Editor, others: readonly AspectEdit[] = []): Promise<void> {
    await this.require(urn, by);
    const edit = membersEdit(urn, documentInfo, { ...changes, lastModified: this.editor.stamp(by) });
    await this.editor.write([edit, ...others], by, [urn]);
  }

  private async require(urn: string, by: Editor): Promise<void> {
    await this.rights.require(by.actor, UPDATING_DOCUMENT, urn);
    await this.parents.requireStored(urn);
  }
}

function newInfo(input: CreateDocumentInput, stamp: StoredOf<typeof AuditStamp>): StoredInfo {
  const { title, contents, state, parentDocument, relatedAssets, relatedDocuments } = input;
  return {
    source: { sourceType: DocumentSourceType.NATIVE },
    contents: { text: contents.text },
    created: stamp,
    lastModified: stamp,
    status: { state: state ?? DocumentState.UNPUBLISHED },
    ...given({
      title,
      parentDocument: parentDocument == null ? null : { document: parentDocument },
      ...relations(relatedAssets, relatedDocuments),
    }),
  };
}

function relations(assets: readonly string[] | null | undefined, documents: readonly string[] | null | undefined) {
  return {
    relatedAssets: assets?.map((asset) => ({ asset })),
    relatedDocuments: documents?.map((document) => ({ document })),
  };
}

function subTypeEdit(urn: string, subType: string | null | undefined): ReturnType<typeof valueEdit> {
  return valueEdit(urn, subTypes, { typeNames: subType == null ? [] : [subType] });
}
