import { Urn } from '../../foundation/common/urn.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { ASPECT_TABLE } from '../rows/aspect.row.js';
import type { ChangeProposal } from '../change-proposal.js';
import { type BatchTools, raise, ruleContext, writeBatch } from '../writes/write-batch.js';
import type { AspectChange } from '../writes/write-listener.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import { StoredRows } from '../rows/stored-rows.js';
import type { PlannedWrite } from '../writes/write-rule.js';
import { checkAll } from '../writes/write-rules-run.js';
import { type TracedWrite, WriteTurn } from '../writes/write-turn.js';
import { asLatest, type AspectVersions, readVersions, survivorOf } from './aspect-versions.js';
import type { RollbackOutcome, RollbackRequest } from './rollback-request.js';

/** An aspect to roll back, with all its versions. */
interface Step {
  readonly key: AspectKey;
  readonly versions: AspectVersions;
  readonly survivor: ReturnType<typeof survivorOf>;
}

/**
 * Rolls values back inside an open transaction. Throws errors that make all of it fail; the caller ends the
 * transaction.
 */
export async function rollbackBatch(
  tools: BatchTools,
  sql: SqlTransaction,
  request: RollbackRequest,
  given: TracedWrite,
): Promise<RollbackOutcome & { readonly changes: readonly AspectChange[]; readonly write: TracedWrite }> {
  const write = await lockAll(tools, sql, request.aspects, given);
  const versions = await readVersions(sql, request.aspects);
  const steps = stepsOf(tools, request, versions);
  const ending = new Set(steps.filter(({ key }) => isKey(tools, key)).map(({ key }) => key.urn));
  const isWhole = request.entityEnd === 'delete';
  const reverted = steps.filter(({ key }) => !isKey(tools, key) && !(isWhole && ending.has(key.urn)));
  await checkReverted(tools, sql, reverted, write);
  const changes = await revert(tools, sql, reverted, write);
  const proposals = [...ending].flatMap((urn) => endingOf(tools, urn, isWhole));
  const ended = await writeBatch(tools, sql, proposals, write);
  return {
    reverted: reverted.map(({ key }) => key),
    deletedUrns: isWhole ? [...ending] : [],
    rowsDeleted: ended.rowsDeleted,
    changes: [...changes, ...ended.changes],
    write: ended.write,
  };
}

/** Locks the entities of `keys`. Returns the write at its time. */
async function lockAll(
  { clock }: BatchTools,
  sql: SqlTransaction,
  keys: readonly AspectKey[],
  given: TracedWrite,
): Promise<TracedWrite> {
  const rows = new StoredRows(sql);
  const turn = new WriteTurn(sql, rows, given, clock);
  await turn.lock(keys.map(({ urn }) => urn));
  await rows.loadLocked(keys);
  return turn.write;
}

function stepsOf(
  { model }: BatchTools,
  { aspects, takesBack }: RollbackRequest,
  versions: ReadonlyMap<string, AspectVersions>,
): readonly Step[] {
  return aspects.flatMap((key) => {
    const found = versions.get(keyText(key.urn, key.aspectName));
    if (found === undefined || !takesBack(found.latest.systemMetadata)) return [];
    if (model.registry.findEntity(typeOf(key.urn))?.aspects.has(key.aspectName) !== true) return [];
    return [{ key, versions: found, survivor: survivorOf(found, takesBack) }];
  });
}

/** Deletes pass every rule; values that are in force again pass only the rules that judge the actor. */
async function checkReverted(
  tools: BatchTools,
  sql: SqlTransaction,
  steps: readonly Step[],
  write: TracedWrite,
): Promise<void> {
  const rows = new StoredRows(sql);
  const batch = steps.map((step) => plannedFor(tools, step));
  const context = ruleContext(batch, rows, write);
  const [deletes, restores] = [batch.filter(isDelete), batch.filter((planned) => !isDelete(planned))];
  await checkAll(tools.rules, deletes, context);
  await checkAll(tools.rules.ofRights, restores, context);
}

function isDelete({ value }: PlannedWrite): boolean {
  return value === undefined;
}

function plannedFor({ model }: BatchTools, { key, versions, survivor }: Step): PlannedWrite {
  const entity = model.registry.entity(typeOf(key.urn));
  const { urn, aspectName } = key;
  return {
    proposal: { urn, entityType: entity.name, aspectName, changeType: survivor === undefined ? 'DELETE' : 'RESTATE' },
    entity,
    aspect: model.registry.aspect(entity.name, aspectName),
    value: survivor?.value,
    previous: versions.latest,
    entityExists: true,
  };
}

async function revert(
  tools: BatchTools,
  sql: SqlTransaction,
  steps: readonly Step[],
  write: TracedWrite,
): Promise<readonly AspectChange[]> {
  for (const { key, survivor } of steps) {
    if (survivor === undefined) await tools.remover.removeAspect(sql, key.urn, key.aspectName, write.audit.time);
    else await tools.remover.removeAfter(sql, survivor, write.audit.time);
  }
  const restored = steps.flatMap(({ survivor }) => (survivor === undefined ? [] : [asLatest(survivor).columns(0)]));
  await sql.insert(ASPECT_TABLE, restored, 'update');
  const changes = steps.map((step) => changeOf(tools, step));
  await tools.listeners.inTransaction(changes, sql, write);
  await raise(sql, changes, write.audit);
  return changes;
}

function changeOf({ model }: BatchTools, { key, versions, survivor }: Step): AspectChange {
  const { name } = model.registry.entity(typeOf(key.urn));
  return {
    urn: key.urn,
    entityType: name,
    aspect: model.registry.aspect(name, key.aspectName),
    previous: versions.latest,
    current: survivor === undefined ? undefined : asLatest(survivor),
    isNoop: false,
    entityDeleted: false,
  };
}

function endingOf({ model }: BatchTools, urn: string, isDeleted: boolean): readonly ChangeProposal[] {
  const { name, keyAspect, aspects } = model.registry.entity(typeOf(urn));
  const base = { urn, entityType: name };
  if (isDeleted) return [{ ...base, aspectName: keyAspect.name, changeType: 'DELETE' }];
  if (!aspects.has('status')) return [];
  return [{ ...base, aspectName: 'status', changeType: 'UPSERT', value: { removed: true } }];
}

function isKey({ model }: BatchTools, { urn, aspectName }: AspectKey): boolean {
  return model.registry.entity(typeOf(urn)).keyAspect.name === aspectName;
}

function typeOf(urn: string): string {
  return Urn.parse(urn).entityType;
}
