import type { JsonObject } from '../../foundation/json/json.js';
import type { AspectSpec, EntitySpec } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { ChangeProposal, WriteContext } from '../change-proposal.js';

/**
 * One planned change before it is stored: patches are applied, the value is validated, and the stored value is read
 * under lock.
 */
export interface PlannedWrite {
  readonly proposal: ChangeProposal;
  readonly entity: EntitySpec;
  readonly aspect: AspectSpec;
  /** The new value; undefined for a delete. */
  readonly value: JsonObject | undefined;
  /** The stored value, read in this transaction. */
  readonly previous: AspectRecord | undefined;
  /** Whether the key aspect is already stored. */
  readonly entityExists: boolean;
}

/** The queries that a rule may make while a transaction runs. */
export interface RuleContext {
  readonly write: WriteContext;
  /** Every change of the batch, this one included. */
  readonly batch: readonly PlannedWrite[];
  /** The changes of the batch to one entity, in its order; does not take longer for a larger batch. */
  changesOf(urn: string): readonly PlannedWrite[];
  /** The latest stored value, as this transaction sees it. */
  read(urn: string, aspectName: string): Promise<AspectRecord | undefined>;
  /**
   * How many entities of a type hold an aspect whose stored value was written by `actor`, as this transaction sees it.
   * Other transactions that ask about the same actor wait until this one has ended.
   */
  countWrittenBy(actor: string, entityType: string, aspectName: string): Promise<number>;
  /**
   * The latest stored values of the aspect of `proposal` of entities of its type that the batch does not change, as
   * this transaction sees them; with `member`, at least those that have this member. Other transactions that ask about
   * the same type wait until this one has ended.
   */
  valuesOfOthers(proposal: ChangeProposal, member?: JsonObject): Promise<readonly JsonObject[]>;
}

/**
 * A rule of one kind of write. Rules run inside the transaction, in order of registration, for every planned write of
 * their aspects: `mutate` first (over all writes), then `check`, then `sideEffects` (whose proposals join the same
 * transaction and meet the rules once).
 */
export interface WriteRule {
  /** Names of the aspects the rule is for; `*` = all. */
  readonly aspects: readonly string[] | '*';
  /**
   * Whether the rule judges the actor. Its `check` then also runs for values that a rollback puts in force again; other
   * rules do not run for these values, which were stored before.
   */
  readonly isOfRights?: boolean;
  /**
   * The value to store in place of `planned.value`; undefined drops the write silently. Must not change `planned`.
   * `context.batch` is unchanged at this point.
   */
  mutate?(planned: PlannedWrite, context: RuleContext): Promise<JsonObject | undefined> | JsonObject | undefined;
  /**
   * Throws a `DomainError` (`VALIDATION_FAILED`, `CONTENT_FORBIDDEN`, `PRECONDITION_FAILED`) that fails the whole
   * batch.
   */
  check?(planned: PlannedWrite, context: RuleContext): Promise<void> | void;
  /** Further proposals that follow from this write. */
  sideEffects?(
    planned: PlannedWrite,
    context: RuleContext,
  ): Promise<readonly ChangeProposal[]> | readonly ChangeProposal[];
}

/** The registered rules by aspect. Modules add theirs when they start. */
export class WriteRules {
  private readonly rules: WriteRule[] = [];
  private readonly byAspect = new Map<string, readonly WriteRule[]>();
  /** The rules that judge the actor. */
  readonly ofRights: Pick<WriteRules, 'for'> = {
    for: (aspectName) => this.for(aspectName).filter(({ isOfRights }) => isOfRights === true),
  };

  register(...rules: readonly WriteRule[]): void {
    this.rules.push(...rules);
    this.byAspect.clear();
  }

  /** The rules for one aspect, in order of registration. */
  for(aspectName: string): readonly WriteRule[] {
    const known = this.byAspect.get(aspectName);
    if (known !== undefined) return known;
    const matching = this.rules.filter((rule) => rule.aspects === '*' || rule.aspects.includes(aspectName));
    this.byAspect.set(aspectName, matching);
    return matching;
  }
}
