import { Injectable } from '@nestjs/common';
import { AspectStore, type TrackedReads } from '../../aspects/index.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { type Editor, EntityEditor, membersEdit, valueEdit } from '../../entities/index.js';
import { documentInfo, documentSettings, subTypes } from '../../model/index.js';
import {
  type DocumentFileInput,
  DocumentImportUseCase,
  type ImportDocumentsFromFilesInput,
} from './document-import.input.js';
import type { ImportDocumentsResult } from './document-import.model.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';
import { DocumentParents } from './document-parents.js';
import { DOCUMENT } from './document.mappings.js';
import { importedFile } from './imported-file.js';

/** Subtype of documents that instruct agents. Source: DataHub's import of documents. */
const SKILL_SUBTYPE = 'SKILL';

/** Creates documents from files. Callers check the privilege to manage documents. */
@Injectable()
export class DocumentImportService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly parents: DocumentParents,
    private readonly store: AspectStore,
  ) {}

  /**
   * Writes a published document for each file with text. The document of a file that was imported before gets the new
   * text. Files that cannot be imported are counted and do not affect the others. Throws `INVALID_ARGUMENT` or
   * `MALFORMED_URN` if the parent is not a stored document.
   */
  async import(input: ImportDocumentsFromFilesInput, by: Editor): Promise<ImportDocumentsResult> {
    if (input.parentDocumentUrn != null)
      await this.parents.requireDocument('parentDocumentUrn', input.parentDocumentUrn);
    const result = { createdCount: 0, updatedCount: 0, failedCount: 0 };
    const [errors, documentUrns]: [string[], string[]] = [[], []];
    for (const file of input.documents.filter(({ content }) => content.trim() !== '')) {
      try {
        const { urn, isNew } = await this.editor.editByReads(DOCUMENT.entityType, (reads) =>
          this.importFile(file, input, by, reads),
        );
        documentUrns.push(urn);
        result[isNew ? 'createdCount' : 'updatedCount'] += 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        errors.push(`${file.fileName}: ${error.message}`);
        result.failedCount += 1;
      }
    }
    return { ...result, errors, documentUrns };
  }

  private async importFile(
    file: DocumentFileInput,
    input: ImportDocumentsFromFilesInput,
    by: Editor,
    reads: TrackedReads,
  ) {
    if (file.fileName.trim() === '') throw invalidArgument('fileName must not be blank');
    const { urn, title, properties } = importedFile(file);
    const { parentDocumentUrn: parent, useCase, showInGlobalContext } = input;
    if (parent != null) await this.parents.requireParent('parentDocumentUrn', urn, parent, reads);
    const stamp = this.editor.stamp(by);
    const info = {
      title,
      contents: { text: file.content },
      source: { sourceType: DocumentSourceType.NATIVE },
      status: { state: DocumentState.PUBLISHED },
      lastModified: stamp,
      customProperties: properties,
      ...given({ parentDocument: parent == null ? null : { document: parent } }),
    };
    const isNew = (await this.store.value(urn, documentInfo)) === undefined;
    const settings = { showInGlobalContext: showInGlobalContext ?? true, lastModified: stamp };
    const isSkill = useCase === DocumentImportUseCase.SKILL;
    const edits = [
      isNew ? valueEdit(urn, documentInfo, { ...info, created: stamp }) : membersEdit(urn, documentInfo, info),
      valueEdit(urn, documentSettings, settings),
      ...(isSkill ? [valueEdit(urn, subTypes, { typeNames: [SKILL_SUBTYPE] })] : []),
    ];
    await this.editor.write(edits, by, [], reads.versions);
    return { urn, isNew };
  }
}
