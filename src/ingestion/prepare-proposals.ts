import { isDeepStrictEqual } from 'node:util';
import type { ChangeProposal } from '../aspects/index.js';
import type { Actor } from '../auth/index.js';
import { DomainError, invalidArgument } from '../foundation/common/errors.js';
import { giveWay } from '../foundation/concurrency/give-way.js';
import type { AspectSpec, AspectValidator, ModelRegistry } from '../model/index.js';
import type { IngestOptions } from './ingest-options.js';
import { refuseAllButUpsert } from './proposals/proposal.js';
import { withoutAppSource } from './validation/trusted-write.js';
import { checkUrnTypes } from './validation/urn-types.js';

/** A proposal with the model's specification of its aspect. */
export interface PreparedProposal {
  readonly proposal: ChangeProposal;
  readonly aspect: AspectSpec;
}

/**
 * The proposals as they will be written: marks that callers may not set are removed, and a proposal equal to the
 * previous one for the same aspect is left out. Throws `VALIDATION_FAILED` for an unknown entity type or aspect,
 * `INVALID_ARGUMENT` for a change type that callers may not send or that does not suit the aspect.
 */
export function prepareProposals(
  proposals: readonly ChangeProposal[],
  registry: ModelRegistry,
  actor: Actor,
  options: Pick<IngestOptions, 'source' | 'proposedByCaller' | 'mayDelete'>,
): readonly PreparedProposal[] {
  const isMarkable = actor.isSystem || options.proposedByCaller !== true;
  const last = new Map<string, ChangeProposal>();
  return proposals.flatMap((given) => {
    const aspect = registry.aspect(given.entityType, given.aspectName);
    checkChangeType(given, aspect, options);
    const proposal = isMarkable ? given : withoutAppSource(given);
    const key = `${proposal.urn}\n${proposal.aspectName}`;
    const before = last.get(key);
    last.set(key, proposal);
    return before !== undefined && isSameChange(before, proposal) ? [] : [{ proposal, aspect }];
  });
}

function isSameChange(one: ChangeProposal, other: ChangeProposal): boolean {
  return (
    one.changeType === other.changeType &&
    isDeepStrictEqual(one.value, other.value) &&
    isDeepStrictEqual(one.patch, other.patch) &&
    isDeepStrictEqual(one.headers, other.headers)
  );
}

function checkChangeType(
  { changeType, aspectName }: ChangeProposal,
  aspect: AspectSpec,
  { source, mayDelete }: Pick<IngestOptions, 'source' | 'mayDelete'>,
): void {
  if (changeType === 'DELETE' && mayDelete !== true) {
    throw invalidArgument('Change type DELETE is not accepted in a proposal; delete with POST /entities?action=delete');
  }
  if (changeType === 'RESTATE' && source !== 'SYSTEM')
    throw invalidArgument('Change type RESTATE is not accepted in a proposal');
  if (aspect.kind === 'timeseries') refuseAllButUpsert(changeType, aspectName);
}

/**
 * The proposals with their values checked and trimmed; other requests run in between. Throws `VALIDATION_FAILED` or
 * `DEADLINE_EXCEEDED`.
 */
export async function allValid(
  prepared: readonly PreparedProposal[],
  validator: AspectValidator,
): Promise<readonly PreparedProposal[]> {
  const valid: PreparedProposal[] = [];
  for (const one of prepared) {
    valid.push(validated(one, validator));
    const turn = giveWay();
    if (turn !== undefined) await turn;
  }
  return valid;
}

/**
 * The proposal with its value checked and trimmed. Patches are checked when they are applied. Throws
 * `VALIDATION_FAILED`.
 */
function validated(item: PreparedProposal, validator: AspectValidator): PreparedProposal {
  const trimmed = fitting(item, validator);
  const { proposal, aspect } = trimmed;
  if (proposal.value !== undefined && proposal.changeType !== 'RESTATE') checkUrnTypes(aspect, proposal.value);
  return trimmed;
}

function fitting({ proposal, aspect }: PreparedProposal, validator: AspectValidator): PreparedProposal {
  if (proposal.patch !== undefined || proposal.changeType === 'DELETE') return { proposal, aspect };
  return { proposal: { ...proposal, value: validator.validateWrite(aspect, proposal.value, proposal.urn) }, aspect };
}

/** Proposals by whether their values fit the model. */
export interface SortedProposals {
  readonly valid: readonly PreparedProposal[];
  readonly invalid: readonly { readonly item: PreparedProposal; readonly error: DomainError }[];
}

/**
 * The proposals whose values fit the model, and the others with the reason; other requests run in between. A urn of the
 * wrong entity type does not count. Throws `DEADLINE_EXCEEDED`.
 */
export async function sortedByValidity(
  prepared: readonly PreparedProposal[],
  validator: AspectValidator,
): Promise<SortedProposals> {
  const valid: PreparedProposal[] = [];
  const invalid: SortedProposals['invalid'][number][] = [];
  for (const item of prepared) {
    try {
      valid.push(fitting(item, validator));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      invalid.push({ item, error });
    }
    const turn = giveWay();
    if (turn !== undefined) await turn;
  }
  return { valid, invalid };
}
