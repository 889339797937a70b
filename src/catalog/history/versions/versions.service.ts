import { Injectable } from '@nestjs/common';
import { AspectStore, type ChangeProposal, untilUnchanged, type WriteResult } from '../../../aspects/index.js';
import { type Actor, ViewAuthorizer } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { requireUrnOf } from '../../../entities/index.js';
import { type IngestOptions, IngestService } from '../../../ingestion/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import { nextVersionProposals, removalProposals, type VersionLabel } from './version-proposals.js';
import { VersionSetReader } from './version-set-reader.js';
import { UPDATING_SET, UPDATING_VERSION } from './version.demands.js';

/**
 * Links entities to version sets and unlinks them. Every method throws `FORBIDDEN` unless the actor may update the
 * entity and the version set.
 */
@Injectable()
export class VersionsService {
  constructor(
    private readonly reader: VersionSetReader,
    private readonly store: AspectStore,
    private readonly ingestion: IngestService,
    private readonly registry: ModelRegistry,
    private readonly views: ViewAuthorizer,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `FORBIDDEN` unless the actor may change both the set and the entity. Throws `MALFORMED_URN`, or
   * `INVALID_ARGUMENT` unless the set is for entities of this type.
   */
  async requireUpdate(setUrn: string, entityUrn: string, actor: Actor): Promise<void> {
    this.checkSet(setUrn, entityUrn);
    const refusal = (urn: string): string => `${actor.urn} is unauthorized to UPDATE ${urn}.`;
    await this.views.requireOnEach(actor, UPDATING_SET, [setUrn], refusal);
    await this.views.requireOnEach(actor, UPDATING_VERSION, [entityUrn], refusal);
  }

  /**
   * Makes the entity the latest version of the set; creates the set with its first version. Returns the writes; none if
   * the entity is already a version of the set. Throws `INVALID_ARGUMENT` if the entity is not stored or the set is for
   * another entity type, `CONFLICT` if the entity belongs to another set, and `PRECONDITION_FAILED` after a
   * hundred concurrent writes.
   */
  async link(
    setUrn: string,
    entityUrn: string,
    label: VersionLabel,
    actor: Actor,
    options: IngestOptions,
  ): Promise<readonly WriteResult[]> {
    await this.requireUpdate(setUrn, entityUrn, actor);
    if (!(await this.store.exists(entityUrn, { includeSoftDeleted: true })))
      throw invalidArgument(`${entityUrn} does not exist; write it before it becomes a version.`);
    return untilUnchanged(setUrn, async () => {
      const linkedTo = (await this.reader.version(entityUrn))?.versionSet;
      if (linkedTo === setUrn) return [];
      if (linkedTo !== undefined)
        throw new DomainError('CONFLICT', `${entityUrn} is a version of ${linkedTo}; unlink it there first.`);
      return this.ingestion.ingest(await this.next(setUrn, entityUrn, label, actor), actor, options);
    });
  }

  /**
   * Removes the entity from its set. If it was the latest version, the version before it becomes the latest one; a set
   * without versions is deleted; all in one transaction. Returns the urns whose aspects were removed: none if the
   * entity belongs to no set. Throws `INVALID_ARGUMENT` if it belongs to another set, and `PRECONDITION_FAILED` after
   * a hundred concurrent writes.
   */
  async unlink(setUrn: string, entityUrn: string, actor: Actor, options: IngestOptions): Promise<readonly string[]> {
    await this.requireUpdate(setUrn, entityUrn, actor);
    const granted = { ...options, authorize: false, mayDelete: true };
    return untilUnchanged(setUrn, async () => {
      const version = await this.reader.version(entityUrn);
      if (version === undefined) return [];
      const linkedTo = version.versionSet;
      if (linkedTo !== setUrn) throw invalidArgument(`${entityUrn} is a version of ${linkedTo}, not of ${setUrn}.`);
      const set = await this.reader.set(setUrn);
      const others = (await this.reader.versions(setUrn)).filter(({ urn }) => urn !== entityUrn);
      await this.ingestion.ingest(removalProposals(set, version, others.at(-1)), actor, granted);
      return others.length === 0 ? [entityUrn, setUrn] : [entityUrn];
    });
  }

  private async next(
    setUrn: string,
    entityUrn: string,
    label: VersionLabel,
    actor: Actor,
  ): Promise<readonly ChangeProposal[]> {
    const set = await this.reader.set(setUrn);
    const latest = await this.reader.latestOf(set);
    const stamp = { time: this.clock.now(), actor: actor.urn };
    return nextVersionProposals({ set, latest, entityUrn, label, stamp });
  }

  private checkSet(setUrn: string, entityUrn: string): void {
    checkEntityUrn(this.registry, setUrn);
    const { entityType } = checkEntityUrn(this.registry, entityUrn);
    const [, versionedType] = requireUrnOf('versionSet', setUrn).parts;
    if (versionedType !== entityType)
      throw invalidArgument(`${setUrn} is for entities of type ${String(versionedType)}, not ${entityType}.`);
  }
}
