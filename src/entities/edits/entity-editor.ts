import { Injectable } from '@nestjs/common';
import {
  type AspectRecord,
  AspectStore,
  type AspectVersion,
  type ChangeProposal,
  ifUnchanged,
  refuseMissing,
  TrackedReads,
  untilUnchanged,
} from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type IngestOptions, IngestService } from '../../ingestion/index.js';
import {
  type AspectDeclaration,
  type AuditStamp,
  checkEntityUrn,
  ModelRegistry,
  type StoredOf,
  type ValueOf,
} from '../../model/index.js';
import type { AspectEdit } from './aspect-edit.js';
import { type Editor, editorOptions } from './editor.js';
import { NOTHING_LEFT } from './without-reference.js';

/** System metadata that marks writes of the user interface, so that they are searchable at once. */
const FROM_UI = { properties: { appSource: 'ui' } } as const;

/** Conditions of a rewrite. */
export interface RewriteOptions<Value> {
  /** What the first write of an aspect begins with; absent = an aspect that is not stored stays so. */
  readonly initial?: Value | undefined;
  /** Entities that must be stored in the transaction of the write. */
  readonly whileStored?: readonly string[];
}

/** What is left of a value: undefined = all of it, `NOTHING_LEFT` = the aspect is to be deleted. */
export type Reduction = JsonObject | typeof NOTHING_LEFT | undefined;

/** Writes the changes of mutations. Does not check privileges; mutations do. */
@Injectable()
export class EntityEditor {
  constructor(
    private readonly ingestion: IngestService,
    private readonly store: AspectStore,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` with those of `urns` that do not exist. Soft-deleted entities exist.
   */
  async requireStored(urns: readonly string[]): Promise<void> {
    for (const urn of urns) checkEntityUrn(this.registry, urn);
    const stored = await this.store.existing(urns, { includeSoftDeleted: true });
    refuseMissing(urns.filter((urn) => !stored.has(urn)));
  }

  /**
   * Writes all edits or none, in one transaction, and none unless `whileStored` are stored in it: so that an edit
   * neither creates an entity again that a concurrent request deletes, nor refers to one for good; and none unless the
   * versions of `whileUnchanged` are the latest. Throws what `requireStored` throws, and what ingestion throws:
   * `VALIDATION_FAILED`, `PRECONDITION_FAILED`, `MALFORMED_URN`, …
   */
  async write(
    edits: readonly AspectEdit[],
    editor: Editor,
    whileStored: readonly string[] = [],
    whileUnchanged: readonly AspectVersion[] = [],
  ): Promise<void> {
    const [first, ...others] = edits.map((edit) => ({ ...this.proposal(edit), systemMetadata: FROM_UI }));
    if (first === undefined) return;
    const conditional = { ...first, ...stored(whileStored), ...(whileUnchanged.length > 0 && { whileUnchanged }) };
    await this.ingestion.ingest([conditional, ...others], editor.actor, optionsOf(editor));
  }

  /**
   * Returns the result of `edit`, which decides by what it reads with `reads`, and then writes while `reads.versions`
   * are unchanged. Calls `edit` again after a concurrent write, of any process. Edits of this process at one `place`,
   * any text, wait for each other. Throws `PRECONDITION_FAILED` after a hundred concurrent writes.
   */
  editByReads<Result>(place: string, edit: (reads: TrackedReads) => Promise<Result>): Promise<Result> {
    return untilUnchanged(place, () => edit(new TrackedReads(this.store)));
  }

  /**
   * Creates the entity `urn` with the values of `edits`, and writes the edits of other entities with it. Throws
   * `INVALID_ARGUMENT` with the text of `conflict` if the entity exists, even if a concurrent request creates it, and
   * otherwise what `write` throws, for `whileStored` as well.
   */
  async create(
    urn: string,
    edits: readonly AspectEdit[],
    editor: Editor,
    conflict: string,
    whileStored?: readonly string[],
  ): Promise<void> {
    try {
      await this.write(
        edits.map((edit) => (edit.urn === urn ? { ...edit, onlyNewEntity: true } : edit)),
        editor,
        whileStored,
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn, conflict);
      throw error;
    }
  }

  /** Throws `INVALID_ARGUMENT` with the text of `conflict` if the entity `urn` exists; soft-deleted entities exist. */
  async refuseExisting(urn: string, conflict: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true })) throw invalidArgument(conflict);
  }

  /** Returns the audit stamp for a write by `editor` now. */
  stamp({ actor }: Editor): ValueOf<typeof AuditStamp> {
    return { time: this.clock.now(), actor: actor.urn };
  }

  /**
   * Replaces the value of an aspect by the result of `change`, which gets the latest value, or `initial` if the aspect
   * is not stored. Writes nothing if the result is undefined, or if the aspect is not stored and `initial` is absent.
   * Calls `change` again after a concurrent write, so that no write is lost. Throws `PRECONDITION_FAILED` after a
   * hundred concurrent writes, and what `write` throws, for `whileStored` as well.
   */
  async rewrite<Aspect extends AspectDeclaration>(
    urn: string,
    aspect: Aspect,
    change: (value: StoredOf<Aspect>) => MaybeLater<StoredOf<Aspect> | undefined>,
    editor: Editor,
    options?: RewriteOptions<StoredOf<Aspect>>,
  ): Promise<void>;
  async rewrite(
    urn: string,
    aspectName: string,
    change: (value: JsonObject) => MaybeLater<JsonObject | undefined>,
    editor: Editor,
    options?: RewriteOptions<JsonObject>,
  ): Promise<void>;
  async rewrite(
    urn: string,
    aspect: AspectDeclaration | string,
    change: (value: never) => unknown,
    editor: Editor,
    { initial, whileStored = [] }: RewriteOptions<unknown> = {},
  ): Promise<void> {
    const aspectName = typeof aspect === 'string' ? aspect : aspect.name;
    const proposed = async (latest: unknown = initial): Promise<ChangeProposal | undefined> => {
      const value = latest === undefined ? undefined : ((await change(latest as never)) as JsonObject | undefined);
      return value === undefined ? undefined : { ...this.proposal({ urn, aspectName, value }), ...stored(whileStored) };
    };
    await this.replace(urn, aspectName, proposed, editor);
  }

  /**
   * Replaces the value of a stored aspect by the result of `change`; deletes the aspect if nothing is left, and changes
   * nothing if the result is undefined. With `whileAbsent`, the aspect stays as it is once that entity is stored.
   * Calls `change` again after a concurrent write. Throws `PRECONDITION_FAILED` after a hundred concurrent writes.
   */
  async reduce(
    urn: string,
    aspectName: string,
    change: (value: JsonObject) => Reduction,
    editor: Editor,
    whileAbsent?: string,
  ): Promise<void> {
    const proposed = (latest: JsonObject | undefined): ChangeProposal | undefined =>
      latest === undefined ? undefined : this.reduced({ urn, aspectName }, change(latest), whileAbsent);
    await this.replace(urn, aspectName, proposed, editor, { mayDelete: true });
  }

  /**
   * Does what `reduce` does with all of `records`, in one transaction or not at all. Throws `PRECONDITION_FAILED` if
   * one of them is no longer the latest.
   */
  async reduceTogether(
    records: readonly AspectRecord[],
    change: (record: AspectRecord) => Reduction,
    editor: Editor,
    whileAbsent?: string,
  ): Promise<void> {
    const proposals = records.flatMap((record) => {
      const target = { urn: record.urn, aspectName: record.aspect };
      const proposal = this.reduced(target, change(record), whileAbsent);
      return proposal === undefined ? [] : [{ ...proposal, headers: ifUnchanged(record) }];
    });
    if (proposals.length === 0) return;
    await this.ingestion.ingest(proposals, editor.actor, { ...optionsOf(editor), mayDelete: true });
  }

  /** Hard-deletes an entity; does nothing if the entity does not exist. */
  async delete(urn: string, editor: Editor): Promise<void> {
    await this.ingestion.deleteEntity(urn, editor.actor, optionsOf(editor));
  }

  /** Writes what `proposed` returns for the latest value, if anything, unless that has changed; then asks again. */
  private async replace(
    urn: string,
    aspectName: string,
    proposed: (latest: JsonObject | undefined) => MaybeLater<ChangeProposal | undefined>,
    editor: Editor,
    options: Pick<IngestOptions, 'mayDelete'> = {},
  ): Promise<void> {
    await untilUnchanged(`${urn} ${aspectName}`, async () => {
      const record = await this.store.latestOne(urn, aspectName);
      const proposal = await proposed(record?.value);
      if (proposal === undefined) return;
      const conditional = { ...proposal, headers: ifUnchanged(record) };
      await this.ingestion.ingest([conditional], editor.actor, { ...optionsOf(editor), ...options });
    });
  }

  private reduced(
    { urn, aspectName }: Omit<AspectEdit, 'value'>,
    value: Reduction,
    whileAbsent: string | undefined,
  ): ChangeProposal | undefined {
    if (value === undefined) return undefined;
    const { entityType } = checkEntityUrn(this.registry, urn);
    const effect =
      value === NOTHING_LEFT ? ({ changeType: 'DELETE' } as const) : ({ changeType: 'UPSERT', value } as const);
    return { urn, entityType, aspectName, ...effect, ...(whileAbsent !== undefined && { whileAbsent }) };
  }

  private proposal(edit: AspectEdit): ChangeProposal {
    const { urn, aspectName } = edit;
    const { entityType } = checkEntityUrn(this.registry, urn);
    if ('value' in edit) {
      const changeType = edit.onlyNewEntity === true ? 'CREATE_ENTITY' : 'UPSERT';
      return { urn, entityType, aspectName, changeType, value: edit.value as JsonObject };
    }
    const { patch, keys } = edit;
    const keying = keys === 'template' ? {} : { arrayPrimaryKeys: keys ?? {}, forceGenericPatch: true };
    return { urn, entityType, aspectName, changeType: 'PATCH', patch: { patch, ...keying } };
  }
}

type MaybeLater<T> = T | Promise<T>;

function stored(whileStored: readonly string[]): Pick<ChangeProposal, 'whileStored'> {
  return whileStored.length === 0 ? {} : { whileStored };
}

function optionsOf(editor: Editor): IngestOptions {
  return { ...editorOptions(editor), authorize: false };
}
