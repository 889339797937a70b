import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type AspectEdit, type Editor, EntityEditor, valueEdit } from '../../entities/index.js';
import { ownership } from '../../model/index.js';
import { OwnerService, technicalOwner } from '../../annotations/index.js';
import type {
  CreateDocumentInput,
  MoveDocumentInput,
  UpdateDocumentContentsInput,
  UpdateDocumentRelatedEntitiesInput,
} from './document-edit.input.js';
import { DocumentParents } from './document-parents.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';
import { DocumentRights, requireDocumentUrn } from './document-rights.js';
import { DOCUMENT } from './document.mappings.js';
import { CREATING_DOCUMENT, DELETING_DOCUMENT, UPDATING_DOCUMENT } from './document.demands.js';

const ASPECT = 'documentInfo';

/**
 * Writes, changes and deletes documents. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for documents that are not stored.
 */
@Injectable()
export class DocumentEditService {
  constructor(
    private readonly rights: DocumentRights,
    private readonly parents: DocumentParents,
    private readonly editor: EntityEditor,
    private readonly owners: OwnerService,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Writes a document, and answers its urn. Throws `INVALID_ARGUMENT` when it exists, or its owners do not. */
  async create(input: CreateDocumentInput, by: Editor): Promise<string> {
    const urn = Urn.of(DOCUMENT.entityType, input.id ?? randomUUID()).toString();
    await this.rights.require(by.actor, CREATING_DOCUMENT, urn);
    if (input.parentDocument != null) requireDocumentUrn('parentDocument', input.parentDocument);
    const owners = input.owners ?? [];
    await this.owners.check(owners);
    const stamp = this.stamp(by);
    const maker = technicalOwner(by.actor.urn, this.clock.now());
    const edits = [
      ...newDocument(input, stamp).map(([aspectName, value]) => ({ urn, aspectName, value })),
      ...(owners.length === 0 ? [valueEdit(urn, ownership, maker)] : []),
    ];
    await this.editor.create(urn, edits, by, `Document with id already exists: ${urn}`);
    await this.owners.addToNew(owners, urn, by);
    return urn;
  }

  /** Changes title, text and kind where they are given. */
  async updateContents({ urn, title, contents, subType }: UpdateDocumentContentsInput, by: Editor): Promise<void> {
    const kind = subType == null ? [] : [subTypes(urn, subType)];
    await this.change(urn, { title, contents: contents == null ? null : { text: contents.text } }, by, kind);
  }

  /** Replaces what the document is about, where it is given. */
  async relate(
    { urn, relatedAssets, relatedDocuments }: UpdateDocumentRelatedEntitiesInput,
    by: Editor,
  ): Promise<void> {
    const members = {
      relatedAssets: relatedAssets?.map((asset) => ({ asset })),
      relatedDocuments: relatedDocuments?.map((document) => ({ document })),
    };
    await this.change(urn, members, by);
  }

  /** Puts a document into another, or into none. Throws `INVALID_ARGUMENT` when it would hold itself. */
  async move({ urn, parentDocument }: MoveDocumentInput, by: Editor): Promise<void> {
    await this.require(urn, by);
    if (parentDocument != null) await this.parents.requireParent('parentDocument', urn, parentDocument);
    const path = '/parentDocument';
    const moved: PatchOperation =
      parentDocument == null ? { op: 'remove', path } : { op: 'add', path, value: { document: parentDocument } };
    const stamped: PatchOperation = { op: 'add', path: '/lastModified', value: this.stamp(by) };
    await this.editor.write([{ urn, aspectName: ASPECT, patch: [moved, stamped] }], by);
  }

  /** Sets whether the document is for everybody. */
  async setState(urn: string, state: DocumentState, by: Editor): Promise<void> {
    await this.change(urn, { status: { state } }, by);
  }

  /** Sets the kind of the document; none when null. */
  async setSubType(urn: string, subType: string | null | undefined, by: Editor): Promise<void> {
    await this.change(urn, {}, by, [subTypes(urn, subType)]);
  }

  /** Sets whether searches find the document. */
  async setShown(urn: string, showInGlobalContext: boolean, by: Editor): Promise<void> {
    const value = { showInGlobalContext, lastModified: this.stamp(by) };
    await this.change(urn, {}, by, [{ urn, aspectName: 'documentSettings', value }]);
  }

  /** Hides a document; nothing of it is lost. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.rights.require(by.actor, DELETING_DOCUMENT, urn);
    await this.parents.requireStored(urn);
    const patch: PatchOperation[] = [{ op: 'add', path: '/removed', value: true }];
    await this.editor.write([{ urn, aspectName: 'status', patch }], by);
  }

  private async change(
    urn: string,
    members: Readonly<Record<string, JsonValue | undefined>>,
    by: Editor,
    others: readonly AspectEdit[] = [],
  ): Promise<void> {
    await this.require(urn, by);
    const all: Readonly<Record<string, JsonValue | undefined>> = { ...members, lastModified: this.stamp(by) };
    const given = Object.entries(all).filter(([, value]) => value != null);
    const patch = given.map(([name, value]): PatchOperation => ({ op: 'add', path: `/${name}`, value: value ?? null }));
    await this.editor.write([{ urn, aspectName: ASPECT, patch }, ...others], by);
  }

  private async require(urn: string, by: Editor): Promise<void> {
    await this.rights.require(by.actor, UPDATING_DOCUMENT, urn);
    await this.parents.requireStored(urn);
  }

  private stamp({ actor }: Editor): JsonObject {
    return { time: this.clock.now(), actor: actor.urn };
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`Document with id already exists: ${urn}`);
  }
}

function newDocument(input: CreateDocumentInput, stamp: JsonObject): [string, JsonObject][] {
  const { title, contents, state, parentDocument, relatedAssets, relatedDocuments, subType, settings } = input;
  const info: JsonObject = {
    ...(title == null ? {} : { title }),
    source: { sourceType: DocumentSourceType.NATIVE },
    contents: { text: contents.text },
    created: stamp,
    lastModified: stamp,
    status: { state: state ?? DocumentState.UNPUBLISHED },
    ...(parentDocument == null ? {} : { parentDocument: { document: parentDocument } }),
    ...(relatedAssets == null ? {} : { relatedAssets: relatedAssets.map((asset) => ({ asset })) }),
    ...(relatedDocuments == null ? {} : { relatedDocuments: relatedDocuments.map((document) => ({ document })) }),
  };
  const shown = { showInGlobalContext: settings?.showInGlobalContext ?? true, lastModified: stamp };
  return [
    [ASPECT, info],
    ['documentSettings', shown],
    ...(subType == null ? [] : [['subTypes', { typeNames: [subType] }] as [string, JsonObject]]),
  ];
}

function subTypes(urn: string, subType: string | null | undefined): AspectEdit {
  return { urn, aspectName: 'subTypes', value: { typeNames: subType == null ? [] : [subType] } };
}
