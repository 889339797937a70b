import type { Clock } from '../../foundation/common/clock.js';
import { distinct } from '../../foundation/common/distinct.js';
import { nextTurnIfHeld } from '../../foundation/concurrency/event-loop.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { AspectRemover } from '../rows/aspect-remover.js';
import type { AuditStamp } from '../audit-stamp.js';
import { changeInRow } from '../change-events/followed-change.js';
import type { ChangeProposal, WriteContext, WriteResult } from '../change-proposal.js';
import { raiseRevisions } from '../rows/entity-revisions.js';
import { RowChanges } from './row-changes.js';
import type { RetentionPolicies } from '../rows/retention.js';
import { StoredRows } from '../rows/stored-rows.js';
import type { AspectChange, WriteListeners } from './write-listener.js';
import { type PlanModel, WritePlan } from './write-plan.js';
import type { PlannedWrite, RuleContext, WriteRules } from './write-rule.js';
import { checkAll, mutateAll, sideEffectsOf } from './write-rules-run.js';
import { type TracedWrite, WriteTurn } from './write-turn.js';

/** The dependencies of every batch. */
export interface BatchTools {
  readonly model: PlanModel;
  readonly rules: WriteRules;
  readonly listeners: WriteListeners;
  readonly retention: RetentionPolicies;
  readonly remover: AspectRemover;
  readonly clock: Clock;
}

/** The result of a batch. */
export interface BatchOutcome {
  readonly results: readonly WriteResult[];
  readonly changes: readonly AspectChange[];
  /** Rows that deletes removed, including every version. */
  readonly rowsDeleted: number;
  /** The write, at the time that its changes have. */
  readonly write: TracedWrite;
}

/**
 * Writes one batch inside an open transaction. Throws errors that make the whole batch fail; the caller ends the
 * transaction.
 */
export async function writeBatch(
  tools: BatchTools,
  sql: SqlTransaction,
  proposals: readonly ChangeProposal[],
  given: TracedWrite,
): Promise<BatchOutcome> {
  const rows = new StoredRows(sql);
  const turn = new WriteTurn(sql, rows, given, tools.clock);
  await turn.lock([...urnsOf(proposals), ...dependedOn(proposals)]);
  const plan = new WritePlan(tools.model, rows, turn);
  await plan.add(proposals);
  const { kept, dropped } = await applyRules(tools, plan, rows, turn);
  const { write } = turn;
  const outcome = await store(tools, sql, kept, write);
  await tools.listeners.inTransaction(outcome.changes, sql, write);
  await raise(sql, outcome.changes, write.audit);
  const silent = dropped.map((planned) => resultOf(planned, planned.previous, 'dropped'));
  return { ...outcome, results: [...outcome.results, ...plan.dropped, ...silent] };
}

async function applyRules(tools: BatchTools, plan: WritePlan, rows: StoredRows, turn: WriteTurn) {
  const first = await mutateAll(tools.rules, plan.planned, ruleContext(plan.planned, rows, turn.write));
  const context = ruleContext(first.kept, rows, turn.write);
  await checkAll(tools.rules, first.kept, context);
  const further = await sideEffectsOf(tools.rules, first.kept, context);
  if (further.length === 0) return first;
  await turn.lock(urnsOf(further));
  await plan.add(further);
  const all = await mutateAll(tools.rules, plan.planned, ruleContext(plan.planned, rows, turn.write));
  const known = new Set(first.kept.map(({ proposal }) => proposal));
  const added = all.kept.filter(({ proposal }) => !known.has(proposal));
  await checkAll(tools.rules, added, ruleContext(all.kept, rows, turn.write));
  return all;
}

/** The queries that rules of a batch may make, in its transaction. */
export function ruleContext(batch: readonly PlannedWrite[], rows: StoredRows, write: WriteContext): RuleContext {
  let byUrn: ReadonlyMap<string, readonly PlannedWrite[]> | undefined;
  return {
    write,
    batch,
    changesOf: (urn) => (byUrn ??= listsBy(batch, ({ proposal }) => proposal.urn)).get(urn) ?? [],
    read: (urn, aspectName) => rows.read(urn, aspectName),
    countWrittenBy: (actor, entityType, aspectName) =>
      rows.countWrittenBy(actor, entityType, aspectName, write.audit.time),
    async valuesOfOthers({ entityType, aspectName }, member) {
      const values = await rows.valuesOfType(entityType, aspectName, member, write.audit.time);
      return values.filter(({ urn }) => this.changesOf(urn).length === 0).map(({ value }) => value);
    },
  };
}

async function store(
  tools: BatchTools,
  sql: SqlTransaction,
  planned: readonly PlannedWrite[],
  write: TracedWrite,
): Promise<BatchOutcome> {
  const deletes = planned.filter(({ value }) => value === undefined);
  const { deleted, rowsDeleted } = await deleteAll(tools.remover, sql, deletes, write.audit.time);
  const rowChanges = new RowChanges(tools, write);
  for (const one of planned) {
    await nextTurnIfHeld();
    if (one.value !== undefined && !deleted.has(one.proposal.urn)) await rowChanges.add(sql, one, one.value);
  }
  await rowChanges.flush(sql);
  return {
    results: [...rowChanges.results, ...deletes.map((one) => resultOf(one, undefined, 'deleted'))],
    changes: [...rowChanges.changes, ...deletes.map(deletionOf)],
    rowsDeleted,
    write,
  };
}

/** Runs the deletes; `deleted` names the urns that were deleted as a whole. */
async function deleteAll(remover: AspectRemover, sql: SqlTransaction, deletes: readonly PlannedWrite[], now: number) {
  const deleted = new Set<string>();
  let rowsDeleted = 0;
  for (const { proposal, aspect, previous } of deletes) {
    if (previous === undefined || deleted.has(proposal.urn)) continue;
    if (aspect.isKey) deleted.add(proposal.urn);
    rowsDeleted += aspect.isKey
      ? await remover.removeEntity(sql, proposal.urn, now)
      : await remover.removeAspect(sql, proposal.urn, aspect.name, now);
  }
  return { deleted, rowsDeleted };
}

function deletionOf({ proposal, aspect, entity, previous }: PlannedWrite): AspectChange {
  return {
    urn: proposal.urn,
    entityType: entity.name,
    aspect,
    previous,
    current: undefined,
    isNoop: previous === undefined,
    entityDeleted: aspect.isKey && previous !== undefined,
  };
}

/**
 * Raises the revisions of the entities in `changes`. After a change that leaves no row, such as a delete, versions are
 * counted anew; later changes are then at least a millisecond later, so that a version and its time name one value.
 */
export async function raise(sql: SqlTransaction, changes: readonly AspectChange[], audit: AuditStamp): Promise<void> {
  const entities = new Map<string, { urn: string; deleted: boolean; writtenOn: number }>();
  for (const change of changes) {
    if (change.isNoop) continue;
    const { urn } = change;
    const known = entities.get(urn) ?? { urn, deleted: false, writtenOn: audit.time };
    entities.set(urn, known);
    if (change.entityDeleted) known.deleted = true;
    if (changeInRow(change, audit) === undefined) known.writtenOn = audit.time + 1;
  }
  await raiseRevisions(sql, [...entities.values()], audit.time);
}

function resultOf(
  planned: PlannedWrite,
  record: AspectRecord | undefined,
  outcome: WriteResult['outcome'],
): WriteResult {
  const { proposal, aspect, previous } = planned;
  return { proposal, urn: proposal.urn, aspectName: aspect.name, record, previous, outcome };
}

function urnsOf(proposals: readonly ChangeProposal[]): readonly string[] {
  return distinct(proposals.map(({ urn }) => urn));
}

/** The entities that must not change: two batches, each of which changes what the other depends on, take turns. */
function dependedOn(proposals: readonly ChangeProposal[]): readonly string[] {
  return proposals.flatMap(({ whileUnchanged = [] }) => whileUnchanged.map(({ urn }) => urn));
}
