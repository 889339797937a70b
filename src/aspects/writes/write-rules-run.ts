import { nextTurnIfHeld } from '../../foundation/concurrency/event-loop.js';
import type { ChangeProposal } from '../change-proposal.js';
import type { PlannedWrite, RuleContext, WriteRules } from './write-rule.js';

/** The result of the rules for a batch. */
export interface RuledWrites {
  readonly kept: readonly PlannedWrite[];
  /** Writes that a rule dropped silently. */
  readonly dropped: readonly PlannedWrite[];
}

/** Runs every `mutate` over all writes. */
export async function mutateAll(
  rules: WriteRules,
  planned: readonly PlannedWrite[],
  context: RuleContext,
): Promise<RuledWrites> {
  const kept: PlannedWrite[] = [];
  const dropped: PlannedWrite[] = [];
  for (const write of planned) {
    await nextTurnIfHeld();
    const mutated = await mutateOne(rules, write, context);
    if (mutated === undefined) dropped.push(write);
    else kept.push(mutated);
  }
  return { kept, dropped };
}

async function mutateOne(
  rules: WriteRules,
  planned: PlannedWrite,
  context: RuleContext,
): Promise<PlannedWrite | undefined> {
  let current = planned;
  for (const rule of rules.for(planned.aspect.name)) {
    if (rule.mutate === undefined || current.value === undefined) continue;
    const value = await rule.mutate(current, context);
    if (value === undefined) return undefined;
    if (value !== current.value) current = { ...current, value };
  }
  return current;
}

/** Runs every check; the first failure fails the batch. */
export async function checkAll(
  rules: Pick<WriteRules, 'for'>,
  planned: readonly PlannedWrite[],
  context: RuleContext,
): Promise<void> {
  for (const write of planned) {
    await nextTurnIfHeld();
    for (const rule of rules.for(write.aspect.name)) {
      const checking = rule.check?.(write, context);
      if (checking !== undefined) await checking;
    }
  }
}

/** Collects the further proposals that follow from the writes. */
export async function sideEffectsOf(
  rules: WriteRules,
  planned: readonly PlannedWrite[],
  context: RuleContext,
): Promise<readonly ChangeProposal[]> {
  const proposals: ChangeProposal[] = [];
  for (const write of planned) {
    await nextTurnIfHeld();
    for (const rule of rules.for(write.aspect.name)) {
      if (rule.sideEffects !== undefined) proposals.push(...(await rule.sideEffects(write, context)));
    }
  }
  return proposals;
}
