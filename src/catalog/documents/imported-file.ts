import { createHash } from 'node:crypto';
import { Urn } from '../../foundation/common/urn.js';
import type { DocumentFileInput } from './document-import.input.js';
import { DOCUMENT } from './document.mappings.js';

/** Maximum length of the id of an imported document, and of the hash at its end. Source: DataHub's import. */
const MAX_ID = 200;
const HASH_DIGITS = 16;

/** Properties of a document that derive from the name of its file. */
interface ImportedFile {
  /** Urn of the document: the same for files with the same name, without folder and extension. */
  readonly urn: string;
  readonly title: string;
  /** Custom properties of the document. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Derives urn, title and properties of a document from the name of its file. */
export function importedFile({ fileName }: DocumentFileInput): ImportedFile {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const title = dot > 0 ? name.slice(0, dot) : name;
  const source = `upload.${title}`;
  return {
    urn: Urn.of(DOCUMENT.entityType, idOf(source)).toString(),
    title,
    properties: {
      import_source_id: source,
      import_source: 'file_upload',
      original_filename: fileName,
      file_extension: dot > 0 ? name.slice(dot).toLowerCase() : '',
    },
  };
}

function idOf(source: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_DIGITS);
  const safe = source
    .replaceAll(/[^\w.-]+|-{2,}/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${safe.slice(0, MAX_ID - HASH_DIGITS - 1)}-${hash}`;
}
