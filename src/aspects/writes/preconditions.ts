import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { AspectRecord } from '../aspect-record.js';
import type { ChangeProposal } from '../change-proposal.js';

/** The stored state that a proposal's conditions are checked against. */
export interface StoredState {
  readonly previous: AspectRecord | undefined;
  readonly entityExists: boolean;
}

/**
 * Checks CREATE, CREATE_ENTITY and the conditional headers of a proposal. Returns `drop` for a CREATE with
 * `If-None-Match: *` that found a value. Throws `VALIDATION_FAILED` or `PRECONDITION_FAILED`.
 */
export function checkPreconditions(proposal: ChangeProposal, state: StoredState): 'proceed' | 'drop' {
  const headers = lowerCased(proposal.headers);
  if (isTaken(proposal, state)) {
    if (headers.get('if-none-match') === '*') return 'drop';
    throw failed('VALIDATION_FAILED', proposal, TAKEN[proposal.changeType] ?? '');
  }
  if (headers.size === 0 || proposal.changeType === 'RESTATE') return 'proceed';
  checkVersion(proposal, state.previous, headers.get('if-version-match'));
  checkModified(proposal, state.previous, headers);
  return 'proceed';
}

const TAKEN: Readonly<Partial<Record<ChangeProposal['changeType'], string>>> = {
  CREATE: 'Cannot perform CREATE since the aspect already exists.',
  CREATE_ENTITY: 'Cannot perform CREATE_ENTITY if not exists since the entity key already exists.',
};

function isTaken({ changeType }: ChangeProposal, { previous, entityExists }: StoredState): boolean {
  return (changeType === 'CREATE' && previous !== undefined) || (changeType === 'CREATE_ENTITY' && entityExists);
}

function checkVersion(
  proposal: ChangeProposal,
  previous: AspectRecord | undefined,
  expected: string | undefined,
): void {
  if (expected === undefined) return;
  const actual = actualVersion(proposal, previous);
  if (expected !== actual) {
    throw failed('PRECONDITION_FAILED', proposal, `Expected version ${expected}, actual version ${actual}`);
  }
}

function actualVersion({ changeType }: ChangeProposal, previous: AspectRecord | undefined): string {
  if (previous === undefined || changeType === 'CREATE' || changeType === 'CREATE_ENTITY') return '-1';
  return previous.systemMetadata?.version ?? String(Math.max(1, previous.version));
}

function checkModified(
  proposal: ChangeProposal,
  previous: AspectRecord | undefined,
  headers: ReadonlyMap<string, string>,
): void {
  const modified = previous?.created.time ?? Number.MIN_SAFE_INTEGER;
  const since = instant('If-Modified-Since', headers.get('if-modified-since'));
  if (since !== undefined && modified <= since) {
    throw failed(
      'PRECONDITION_FAILED',
      proposal,
      `Item last modified ${String(modified)} <= ${String(since)} (epoch ms)`,
    );
  }
  const until = instant('If-Unmodified-Since', headers.get('if-unmodified-since'));
  if (until !== undefined && modified > until) {
    throw failed(
      'PRECONDITION_FAILED',
      proposal,
      `Item last modified ${String(modified)} > ${String(until)} (epoch ms)`,
    );
  }
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function instant(header: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = ISO_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) {
    throw invalidArgument(`Header ${header} must be an ISO-8601 instant such as 2026-01-02T03:04:05Z, not "${text}"`);
  }
  return time;
}

function lowerCased(headers: Readonly<Record<string, string>> | undefined): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}

function failed(
  code: 'VALIDATION_FAILED' | 'PRECONDITION_FAILED',
  { urn, aspectName }: ChangeProposal,
  text: string,
): DomainError {
  return new DomainError(code, text, { details: { urn, aspect: aspectName } });
}
