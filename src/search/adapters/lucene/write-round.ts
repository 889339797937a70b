import { DomainError } from '../../../foundation/common/errors.js';
import {
  type BulkOperation,
  type BulkResult,
  indexBlock,
  isPassing,
  lacksFields,
  refusedField,
} from '../../../foundation/engine-client/index.js';
import type { IndexOperation, SearchDocument } from '../../search-document.js';
import { documentId } from './document-id.js';
import { documentSource, misfit } from './document-source.js';
import type { IndexState } from './index-state.js';

/** An operation and the index that it goes to. */
export interface AddressedOperation {
  readonly operation: IndexOperation;
  readonly state: IndexState;
  /** Whether members of object fields, each of which needs a field of the index, are left out. */
  readonly withoutMembers?: boolean;
}

/**
 * Outcome of an operation. `moved`: the index behind the alias no longer exists, or is not the expected one. `crowded`:
 * the index has no room for the fields that members of object fields need. `overtakenBy`: it lost against this
 * revision, unless the engine does not tell which.
 */
export type OperationFate =
  | 'written'
  | 'removed'
  | 'absent'
  | { readonly overtakenBy: number | undefined }
  | 'moved'
  | 'crowded'
  | { readonly rejected: string; readonly passes?: boolean };

/** Statuses of operations that an index refuses because it is closed (400) or blocked (403). */
const INDEX_STATES: ReadonlySet<number> = new Set([400, 403]);
/** An index is blocked, also because its disk is full (429), or lacks a shard; other indices may take documents. */
const OF_INDEX: ReadonlySet<string> = new Set(['cluster_block_exception', 'unavailable_shards_exception']);

/** How the engines refuse a lower version than that of a document, or of a removal that they remember. */
const VERSION_CONFLICT = /version conflict, current version \[(\d+)\] is higher/;

/** How the engines refuse writes through an alias of several indices. */
const NO_WRITE_INDEX = /no write index is defined for alias/;

/** The fate of an operation whose index has lost a shard, for which the engine would wait. */
export function lostFate({ state }: AddressedOperation): OperationFate {
  return { rejected: `its index ${state.physical} lacks a shard`, passes: true };
}

/** Entity type of an operation. */
export function typeOf(operation: IndexOperation): string {
  return operation.kind === 'put' ? operation.document.entityType : operation.entityType;
}

/** Urn of an operation. */
export function urnOf(operation: IndexOperation): string {
  return operation.kind === 'put' ? operation.document.urn : operation.urn;
}

/** The operation as part of a bulk request. It loses against a higher revision, and never creates an index. */
export function bulkOperation({ operation, state, withoutMembers }: AddressedOperation): BulkOperation {
  const revision = operation.kind === 'put' ? operation.document.revision : operation.revision;
  const place = { _index: state.alias, _id: documentId(urnOf(operation)) };
  const version = { version: revision, version_type: 'external_gte' };
  if (operation.kind === 'remove') return { header: { delete: { ...place, ...version } } };
  const isAlias = state.alias !== state.physical;
  return {
    header: { index: { ...place, ...version, require_alias: isAlias } },
    source: documentSource(operation.document, state, withoutMembers),
  };
}

/**
 * Parses the engine's result for one operation. Throws `ENGINE_UNAVAILABLE` if the engine currently accepts no writes;
 * an index that does not, because it is closed, blocked or not there as a whole, rejects what goes to it.
 */
export function operationFate(
  { operation, state, withoutMembers = false }: AddressedOperation,
  result: BulkResult,
): OperationFate {
  if (result.errorType === 'index_not_found_exception') return 'moved';
  if (result.status === 409) return { overtakenBy: higherRevision(result.reason) };
  if (result.status === 404) return 'absent';
  if (result.status < 300) {
    if (operation.kind === 'remove') return 'removed';
    const needsMapping = Object.keys(operation.document.propertyTypes).length > 0;
    return needsMapping && result.index !== state.physical ? 'moved' : writtenFate(operation.document, state);
  }
  if (NO_WRITE_INDEX.test(result.reason)) return { rejected: ambiguous(state), passes: true };
  if (isOfIndex(result)) return { rejected: refusal(result), passes: true };
  const { status, reason } = result;
  if (!withoutMembers && lacksFields({ status, body: { error: { reason } } })) return 'crowded';
  if (result.status === 400 || result.status === 413) return { rejected: rejection(result) };
  throw new DomainError(
    'ENGINE_UNAVAILABLE',
    `The search engine takes no writes at the moment (${String(result.status)}, ${result.errorType}): try again later.`,
  );
}

/**
 * The fate of a stored document. One whose values do not fit the index's mapping is not searchable as a whole before a
 * rebuild makes a new index.
 */
function writtenFate(document: SearchDocument, state: IndexState): OperationFate {
  const name = misfit(document, state);
  if (name === undefined) return 'written';
  const types = `${String(document.propertyTypes[name])}, and its index ${state.physical} is for ${String(state.properties.get(name))}`;
  const rejected = `its values of the structured property ${name} are of the type ${types}: restoreIndices with clean makes a new index`;
  return { rejected };
}

/** Whether a state of the index, which may end, is the reason why it does not take an operation. */
function isOfIndex(result: BulkResult): boolean {
  return OF_INDEX.has(result.errorType) || (INDEX_STATES.has(result.status) && isPassing(result));
}

function higherRevision(reason: string): number | undefined {
  const revision = VERSION_CONFLICT.exec(reason)?.[1];
  return revision === undefined ? undefined : Number(revision);
}

function refusal({ index, errorType, reason }: BulkResult): string {
  const why = indexBlock(reason) ?? errorType;
  return `its index${index === '' ? '' : ` ${index}`} takes no writes at the moment (${why})`;
}

function ambiguous({ alias }: IndexState): string {
  return `the alias ${alias} leads to several indices of the search engine: remove it from those that are not the service's`;
}

function rejection(result: BulkResult): string {
  const field = refusedField(result);
  const place = field === undefined ? '' : ` because of its field ${field}`;
  return `the search engine cannot index the document${place} (${result.errorType})`;
}
