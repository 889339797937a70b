import { SYSTEM_ACTOR_URN } from '../../foundation/requests/system-actor.js';
import { inTurns, nextTurnIfHeld } from '../../foundation/concurrency/event-loop.js';
import { Urn } from '../../foundation/common/urn.js';
import type { AspectValidator, EntitySpec, ModelRegistry } from '../../model/index.js';
import type { ChangeProposal, WriteContext, WriteResult } from '../change-proposal.js';
import { defaultAspects } from '../default-aspects/index.js';
import { applyPatch, PatchBudget, type PatchLimits } from '../patch/index.js';
import { checkPreconditions } from './preconditions.js';
import { type AspectKey, keyText } from '../aspect-key.js';
import type { AspectRecord } from '../aspect-record.js';
import { requireUnchanged } from './conditional-write.js';
import { refuseMissing } from './missing-entities.js';
import type { StoredRows } from '../rows/stored-rows.js';
import type { PlannedWrite } from './write-rule.js';

/** Change types that bring the key aspect and the default aspects of a new entity with them. */
const CREATING = new Set<ChangeProposal['changeType']>(['UPSERT', 'CREATE', 'CREATE_ENTITY', 'PATCH', 'RESTATE']);

/** The parts of the model that a plan uses. */
export interface PlanModel {
  readonly registry: ModelRegistry;
  readonly validator: AspectValidator;
  readonly patchLimits: PatchLimits;
}

/**
 * Turns proposals into planned writes: at most one for an aspect of a urn; the last value wins, and patches apply to
 * what came before. Reads the values that it needs through `rows`; `turn.write` is the write at the time that it has.
 */
export class WritePlan {
  private readonly writes = new Map<string, PlannedWrite>();
  private readonly created = new Set<string>();
  private readonly patchBudget: PatchBudget;
  /** CREATE proposals with `If-None-Match: *` that found a value, and those whose `whileAbsent` found an entity. */
  readonly dropped: WriteResult[] = [];

  constructor(
    private readonly model: PlanModel,
    private readonly rows: StoredRows,
    private readonly turn: { readonly write: WriteContext },
  ) {
    this.patchBudget = new PatchBudget(model.patchLimits);
  }

  /** The planned writes so far, in the order in which their aspects were first named. */
  get planned(): readonly PlannedWrite[] {
    return [...this.writes.values()];
  }

  /**
   * Adds proposals of locked entities, and the key and default aspects of the entities that they create. Throws
   * `INVALID_ARGUMENT` for entities that must be stored and are not, and `PRECONDITION_FAILED` for aspects that must be
   * unchanged and are not.
   */
  async add(given: readonly ChangeProposal[]): Promise<void> {
    const needed = given.flatMap(({ whileStored = [] }) => whileStored).map((urn) => this.keyOf(urn));
    const locked = given.flatMap((proposal) => this.keysOf(proposal));
    const depended = given.flatMap(({ whileUnchanged = [] }) => whileUnchanged);
    await Promise.all([this.rows.loadLocked(locked), this.rows.loadKept(needed), this.rows.load(depended)]);
    for (const one of depended) requireUnchanged(one, this.rows.get(one.urn, one.aspectName));
    refuseMissing(needed.filter((key) => this.rows.get(key.urn, key.aspectName) === undefined).map(({ urn }) => urn));
    const proposals: ChangeProposal[] = [];
    for (const proposal of given) if (!(await this.isDropped(proposal))) proposals.push(proposal);
    const created = this.createdBy(proposals);
    await this.rows.loadEntities([...created.keys()]);
    for (const urn of created.keys()) this.created.add(urn);
    await inTurns(proposals, (proposal) => this.plan(proposal));
    for (const proposal of created.values()) {
      await nextTurnIfHeld();
      await this.planNewEntity(proposal);
    }
  }

  private async isDropped(proposal: ChangeProposal): Promise<boolean> {
    const { urn, aspectName, whileAbsent } = proposal;
    if (whileAbsent === undefined) return false;
    const { aspectName: key } = this.keyOf(whileAbsent);
    if ((await this.rows.read(whileAbsent, key)) === undefined) return false;
    this.drop(proposal, this.rows.get(urn, aspectName));
    return true;
  }

  private keyOf(urn: string): AspectKey {
    return { urn, aspectName: this.model.registry.entity(Urn.parse(urn).entityType).keyAspect.name };
  }

  private drop(proposal: ChangeProposal, previous: AspectRecord | undefined): void {
    const { urn, aspectName } = proposal;
    this.dropped.push({ proposal, urn, aspectName, record: previous, previous, outcome: 'dropped' });
  }

  private keysOf({ urn, entityType, aspectName }: ChangeProposal): AspectKey[] {
    return [
      { urn, aspectName },
      { urn, aspectName: this.model.registry.entity(entityType).keyAspect.name },
    ];
  }

  /** The first creating proposal of every urn that has no key aspect yet. */
  private createdBy(proposals: readonly ChangeProposal[]): Map<string, ChangeProposal> {
    const created = new Map<string, ChangeProposal>();
    for (const proposal of proposals) {
      if (!CREATING.has(proposal.changeType) || created.has(proposal.urn) || this.entityExists(proposal)) continue;
      if (proposal.derive !== undefined) continue;
      created.set(proposal.urn, proposal);
    }
    return created;
  }

  private plan(proposal: ChangeProposal): void {
    const { urn, entityType, aspectName, changeType } = proposal;
    const entity = this.model.registry.entity(entityType);
    const previous = this.rows.get(urn, aspectName);
    const state = { previous, entityExists: this.entityExists(proposal) };
    if (checkPreconditions(proposal, state) === 'drop') {
      this.drop(proposal, previous);
      return;
    }
    if (aspectName === entity.keyAspect.name && changeType !== 'DELETE') return;
    const aspect = this.model.registry.aspect(entityType, aspectName);
    const base = { proposal, entity, aspect, value: undefined, ...state };
    const value = this.valueOf(proposal, base);
    if (proposal.derive !== undefined && value === undefined) return;
    this.writes.set(keyText(urn, aspectName), { ...base, value });
  }

  private valueOf(proposal: ChangeProposal, planned: PlannedWrite): PlannedWrite['value'] {
    const { urn, aspectName, changeType, patch, derive } = proposal;
    if (changeType === 'DELETE') return undefined;
    if (patch === undefined && derive === undefined) return proposal.value;
    const working = this.writes.get(keyText(urn, aspectName));
    const base = working === undefined ? planned.previous?.value : working.value;
    if (patch !== undefined) {
      const patched = applyPatch(aspectName, base, patch, this.firstStamp(), this.patchBudget);
      return this.model.validator.validateWrite(planned.aspect, patched, urn);
    }
    const derived = this.comes(proposal) ? derive?.(base) : undefined;
    return derived === undefined ? undefined : this.model.validator.validate(planned.aspect, derived, urn);
  }

  /** Whether the entity is stored, or will be once this batch is. */
  private comes(proposal: ChangeProposal): boolean {
    const { name } = this.model.registry.entity(proposal.entityType).keyAspect;
    const key = this.writes.get(keyText(proposal.urn, name));
    if (key !== undefined) return key.value !== undefined;
    return this.created.has(proposal.urn) || this.entityExists(proposal);
  }

  /**
   * The stamp of the initial value of a patch: the system's for patches of callers, as in DataHub; the actor's for
   * those of use cases.
   */
  private firstStamp(): WriteContext['audit'] {
    const { audit, proposedByCaller } = this.turn.write;
    return proposedByCaller === true ? { time: audit.time, actor: SYSTEM_ACTOR_URN } : audit;
  }

  private async planNewEntity(first: ChangeProposal): Promise<void> {
    const entity = this.model.registry.entity(first.entityType);
    this.planDefault(first, entity, entity.keyAspect.name, entity.keyOf(first.urn));
    const read = (urn: string, aspectName: string) => this.rows.read(urn, aspectName);
    for (const { aspectName, value } of await defaultAspects(entity, first.urn, read)) {
      if (this.rows.get(first.urn, aspectName) === undefined) this.planDefault(first, entity, aspectName, value);
    }
  }

  private planDefault(
    first: ChangeProposal,
    entity: EntitySpec,
    aspectName: string,
    value: PlannedWrite['value'],
  ): void {
    const aspect = entity.aspects.get(aspectName);
    const key = keyText(first.urn, aspectName);
    if (aspect === undefined || this.writes.has(key)) return;
    const proposal: ChangeProposal = {
      urn: first.urn,
      entityType: entity.name,
      aspectName,
      changeType: 'CREATE',
      ...(value === undefined ? {} : { value }),
      ...(first.systemMetadata === undefined ? {} : { systemMetadata: withoutVersion(first.systemMetadata) }),
    };
    this.writes.set(key, { proposal, entity, aspect, value, previous: undefined, entityExists: false });
  }

  private entityExists({ urn, entityType }: ChangeProposal): boolean {
    return this.rows.get(urn, this.model.registry.entity(entityType).keyAspect.name) !== undefined;
  }
}

function withoutVersion(
  systemMetadata: NonNullable<ChangeProposal['systemMetadata']>,
): ChangeProposal['systemMetadata'] {
  const { version: _version, ...rest } = systemMetadata;
  return rest;
}
