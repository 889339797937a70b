import { schemaFieldUrn } from '../../../../graph/index.js';
import type { globalTags, glossaryTerms, StoredOf } from '../../../../model/index.js';
import type { ChangeEvent } from '../change.js';
import type { Changed } from './aspect-diff.js';
import { TAG_WORDING, TERM_WORDING } from './labels.js';
import { listEvents } from './list-diff.js';
import { textEvents } from './texts.js';

/** The editable parts of a column. */
interface AnnotatedColumn {
  readonly fieldPath: string;
  readonly description?: string;
  readonly globalTags?: StoredOf<typeof globalTags>;
  readonly glossaryTerms?: StoredOf<typeof glossaryTerms>;
}

/** Returns columns by path. */
export function byPath<Column extends { readonly fieldPath: string }>(
  columns: readonly Column[] | undefined,
): ReadonlyMap<string, Column> {
  return new Map((columns ?? []).map((column) => [column.fieldPath, column]));
}

/** Returns the changes in the description, tags and terms of one column of the dataset `urn`. */
export function columnEvents(
  path: string,
  before: AnnotatedColumn | undefined,
  after: AnnotatedColumn | undefined,
  { urn, auditStamp }: Changed,
): readonly ChangeEvent[] {
  const column = { urn: schemaFieldUrn(urn, path), auditStamp };
  const wording = { category: 'DOCUMENTATION', name: 'description', modified: 'PATCH' } as const;
  const events = [
    ...textEvents(wording, before?.description, after?.description, column),
    ...listEvents(TAG_WORDING, before?.globalTags?.tags, after?.globalTags?.tags, column),
    ...listEvents(TERM_WORDING, before?.glossaryTerms?.terms, after?.glossaryTerms?.terms, column),
  ];
  return events.map((event) => ({
    ...event,
    parameters: { ...event.parameters, fieldPath: path, parentUrn: urn },
  }));
}
