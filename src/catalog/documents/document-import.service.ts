import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../foundation/common/json.js';
import { type AspectEdit, type Editor, EntityEditor, pointer } from '../../entities/index.js';
import {
  type DocumentFileInput,
  DocumentImportUseCase,
  type ImportDocumentsFromFilesInput,
} from './document-import.input.js';
import type { ImportDocumentsResult } from './document-import.model.js';
import { DocumentSourceType, DocumentState } from './document-info.model.js';
import { DocumentParents } from './document-parents.js';
import { importedFile } from './imported-file.js';

const ASPECT = 'documentInfo';

/** Kind of documents that tell agents how something is done. Source: DataHub's import of documents. */
const SKILL_KIND = 'SKILL';

/** Makes documents of files. The right to manage documents is the caller's to check. */
@Injectable()
export class DocumentImportService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly parents: DocumentParents,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a published document for each file with a text; that of a file imported before gets the new text. A file
   * that cannot be imported leaves the others alone, and is counted. Throws `INVALID_ARGUMENT` or `MALFORMED_URN` when
   * the document that is to hold them is none.
   */
  async import(input: ImportDocumentsFromFilesInput, by: Editor): Promise<ImportDocumentsResult> {
    if (input.parentDocumentUrn != null)
      await this.parents.requireParent('parentDocumentUrn', '', input.parentDocumentUrn);
    const result = { createdCount: 0, updatedCount: 0, failedCount: 0 };
    const [errors, documentUrns]: [string[], string[]] = [[], []];
    for (const file of input.documents.filter(({ content }) => content.trim() !== '')) {
      try {
        const { urn, isNew } = await this.importFile(file, input, by);
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

  private async importFile(file: DocumentFileInput, input: ImportDocumentsFromFilesInput, by: Editor) {
    if (file.fileName.trim() === '') throw invalidArgument('fileName must not be blank');
    const { urn, title, properties } = importedFile(file);
    const { parentDocumentUrn, useCase, showInGlobalContext } = input;
    if (parentDocumentUrn != null) await this.parents.requireParent('parentDocumentUrn', urn, parentDocumentUrn);
    const stamp: JsonObject = { time: this.clock.now(), actor: by.actor.urn };
    const info: Readonly<Record<string, JsonValue>> = {
      title,
      contents: { text: file.content },
      source: { sourceType: DocumentSourceType.NATIVE },
      status: { state: DocumentState.PUBLISHED },
      lastModified: stamp,
      customProperties: properties,
      ...(parentDocumentUrn == null ? {} : { parentDocument: { document: parentDocumentUrn } }),
    };
    const isNew = (await this.store.latestOne(urn, ASPECT)) === undefined;
    const settings = { showInGlobalContext: showInGlobalContext ?? true, lastModified: stamp };
    const edits: AspectEdit[] = [
      isNew
        ? { urn, aspectName: ASPECT, value: { ...info, created: stamp } }
        : { urn, aspectName: ASPECT, patch: replacing(info) },
      { urn, aspectName: 'documentSettings', value: settings },
    ];
    if (useCase === DocumentImportUseCase.SKILL)
      edits.push({ urn, aspectName: 'subTypes', value: { typeNames: [SKILL_KIND] } });
    await this.editor.write(edits, by);
    return { urn, isNew };
  }
}

function replacing(members: Readonly<Record<string, JsonValue>>): PatchOperation[] {
  return Object.entries(members).map(([name, value]) => ({ op: 'add', path: pointer(name), value }));
}
