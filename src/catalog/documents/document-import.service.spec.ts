import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ALICE, type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import type { Clock } from '../../foundation/common/clock.js';
import { EntityEditor } from '../../entities/index.js';
import { ModelRegistry } from '../../model/index.js';
import { DocumentImportUseCase, type ImportDocumentsFromFilesInput } from './document-import.input.js';
import { DocumentImportService } from './document-import.service.js';
import { DocumentParents } from './document-parents.js';

describe('DocumentImportService', () => {
  let harness: IngestHarness;
  let imports: DocumentImportService;
  let now: number;

  beforeEach(async () => {
    harness = await ingestHarness();
    now = 1000;
    const { service, store } = harness;
    const clock: Clock = { now: () => now, elapsed: () => now };
    const editor = new EntityEditor(service, store, ModelRegistry.standard(), clock);
    imports = new DocumentImportService(editor, new DocumentParents(store), store);
  });

  afterEach(() => harness.close());

  const run = (fileName: string, content: string, more: Partial<ImportDocumentsFromFilesInput> = {}) =>
    imports.import({ documents: [{ fileName, content }], ...more }, { actor: ALICE });

  const urnOf = async (fileName: string): Promise<string> => (await run(fileName, 'x')).documentUrns[0] ?? '';

  it('should create a published document from a file', async () => {
    const result = await run('guides/How to.MD', '# Text');
    expect(result).toMatchObject({ createdCount: 1, updatedCount: 0, failedCount: 0, errors: [] });
    const urn = result.documentUrns[0] ?? '';
    expect(urn).toMatch(/^urn:li:document:upload\.how-to-[0-9a-f]{16}$/);
    expect(await harness.value(urn, 'documentInfo')).toEqual({
      title: 'How to',
      contents: { text: '# Text' },
      source: { sourceType: 'NATIVE' },
      status: { state: 'PUBLISHED' },
      created: { time: 1000, actor: ALICE.urn },
      lastModified: { time: 1000, actor: ALICE.urn },
      customProperties: {
        import_source_id: 'upload.How to',
        import_source: 'file_upload',
        original_filename: 'guides/How to.MD',
        file_extension: '.md',
      },
    });
    expect(await harness.value(urn, 'documentSettings')).toMatchObject({ showInGlobalContext: true });
    expect(await harness.value(urn, 'subTypes')).toBeUndefined();
  });

  it('should update the text of the document of a known file and keep its other fields', async () => {
    const urn = await urnOf('a.md');
    const stored = await harness.value(urn, 'documentInfo');
    await harness.write(urn, 'documentInfo', { ...stored, relatedAssets: [{ asset: 'urn:li:container:c' }] });
    now = 2000;
    expect(await run('a.txt', 'new')).toMatchObject({ createdCount: 0, updatedCount: 1, documentUrns: [urn] });
    expect(await harness.value(urn, 'documentInfo')).toMatchObject({
      contents: { text: 'new' },
      created: { time: 1000 },
      lastModified: { time: 2000 },
      relatedAssets: [{ asset: 'urn:li:container:c' }],
    });
  });

  it('should set the use case, the parent and the visibility of the documents', async () => {
    const parentDocumentUrn = await urnOf('parent.md');
    const more = { parentDocumentUrn, useCase: DocumentImportUseCase.SKILL, showInGlobalContext: false };
    const [urn = ''] = (await run('child.md', 'x', more)).documentUrns;
    expect(await harness.value(urn, 'subTypes')).toEqual({ typeNames: ['SKILL'] });
    expect(await harness.value(urn, 'documentSettings')).toMatchObject({ showInGlobalContext: false });
    expect(await harness.value(urn, 'documentInfo')).toMatchObject({ parentDocument: { document: parentDocumentUrn } });
  });

  it('should skip files without text', async () => {
    expect(await run('a.md', ' \n')).toEqual({
      createdCount: 0,
      updatedCount: 0,
      failedCount: 0,
      errors: [],
      documentUrns: [],
    });
  });

  it('should count failed files and continue', async () => {
    const parentDocumentUrn = await urnOf('a.md');
    const documents = [' ', 'a.md', 'b.md'].map((fileName) => ({ fileName, content: 'x' }));
    const result = await imports.import({ documents, parentDocumentUrn }, { actor: ALICE });
    expect(result).toMatchObject({ createdCount: 1, failedCount: 2 });
    expect(result.errors).toEqual([
      expect.stringContaining('fileName must not be blank'),
      expect.stringContaining('lies inside it'),
    ]);
  });

  it.each([
    ['of another entity type', 'urn:li:tag:a'],
    ['that is not stored', 'urn:li:document:none'],
  ])('should refuse a parent %s', async (_case, parentDocumentUrn) => {
    await expect(run('a.md', 'x', { parentDocumentUrn })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});
