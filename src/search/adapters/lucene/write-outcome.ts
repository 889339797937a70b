import type { HigherRevision, IndexOperation, IndexOutcome } from '../../search-document.js';
import { type OperationFate, urnOf } from './write-round.js';

/** For each urn, the operation with the highest revision, the last one among equals; the others are stale. */
export function winners(operations: readonly IndexOperation[]): readonly IndexOperation[] {
  const byUrn = new Map<string, IndexOperation>();
  for (const operation of operations) {
    const known = byUrn.get(urnOf(operation));
    if (known === undefined || revisionOf(known) <= revisionOf(operation)) byUrn.set(urnOf(operation), operation);
  }
  return [...byUrn.values()];
}

/** The outcome of a batch; `lost` operations were stale before they were sent. */
export function writeOutcome(fates: ReadonlyMap<IndexOperation, OperationFate>, lost: number): IndexOutcome {
  const all = [...fates];
  const count = (fate: OperationFate): number => all.filter(([, found]) => found === fate).length;
  const overtaken = all.filter(([, fate]) => typeof fate === 'object' && 'overtakenBy' in fate);
  const higher = overtaken.flatMap(([operation, fate]) => higherOf(operation, fate));
  return {
    written: count('written'),
    removed: count('removed'),
    stale: overtaken.length + lost,
    ...(higher.length > 0 && { higher }),
    rejected: all.flatMap(([operation, fate]) =>
      typeof fate === 'object' && 'rejected' in fate
        ? [{ urn: urnOf(operation), reason: fate.rejected, ...(fate.passes === true && { passes: true }) }]
        : [],
    ),
  };
}

function higherOf(operation: IndexOperation, fate: OperationFate): readonly HigherRevision[] {
  if (typeof fate !== 'object' || !('overtakenBy' in fate) || fate.overtakenBy === undefined) return [];
  return [{ urn: urnOf(operation), revision: fate.overtakenBy }];
}

function revisionOf(operation: IndexOperation): number {
  return operation.kind === 'put' ? operation.document.revision : operation.revision;
}
