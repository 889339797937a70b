import { Injectable } from '@nestjs/common';
import { AspectStore, type ChangeProposal, type WriteResult } from '../aspects/index.js';
import { type Actor, ViewAuthorizer } from '../auth/index.js';
import { Clock } from '../common/clock.js';
import { DomainError, forbidden, invalidArgument } from '../common/errors.js';
import type { JsonObject } from '../common/json.js';
import { Urn } from '../common/urn.js';
import { type IngestOptions, IngestService } from '../ingestion/index.js';
import { checkEntityUrn, ModelRegistry } from '../model/index.js';
import { nextSortId } from './sort-id.js';
import { VersionSetReader } from './version-set-reader.js';

/** Attempts of `link` before it gives up; each fails only because another version was linked to the set meanwhile. */
const LINK_ATTEMPTS = 10;

const SCHEME = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/** Version that `If-Version-Match` names for an aspect that is not stored. */
const NOT_STORED = '-1';

/** What is said of a new version. */
export interface VersionLabel {
  /** What people call the version. */
  readonly version: string;
  readonly comment?: string | undefined;
  /** When the version came about where it comes from, in milliseconds. */
  readonly sourceTimestamp?: number | undefined;
  /** Urn of who made it there. */
  readonly sourceCreator?: string | undefined;
}

/** Makes entities versions of one another, and undoes it. Every method throws `FORBIDDEN` unless the actor may update the entity and the version set. */
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
   * Makes the entity the latest version of the set, which is made with its first version. Answers what was written; nothing when it is a version of the set already. Throws
   * `INVALID_ARGUMENT` for urns that do not fit each other, `CONFLICT` when it belongs to another set, `PRECONDITION_FAILED` when another was faster.
   */
  async link(
    setUrn: string,
    entityUrn: string,
    label: VersionLabel,
    actor: Actor,
    options: IngestOptions,
  ): Promise<readonly WriteResult[]> {
    this.checkSet(setUrn, entityUrn);
    await this.requireUpdate(actor, [setUrn, entityUrn]);
    if (!(await this.store.exists(entityUrn, { includeSoftDeleted: true })))
      throw invalidArgument(`${entityUrn} does not exist; write it before it becomes a version.`);
    const linkedTo = (await this.reader.version(entityUrn))?.versionSet;
    if (linkedTo === setUrn) return [];
    if (linkedTo !== undefined)
      throw new DomainError('CONFLICT', `${entityUrn} is a version of ${linkedTo}; unlink it there first.`);
    return this.writeNext(setUrn, entityUrn, label, actor, options);
  }

  /**
   * Takes the entity out of its set: the version before it becomes the latest if it was that, and a set without versions is deleted. Answers false when it was no
   * version of anything. Throws `INVALID_ARGUMENT` when it belongs to another set.
   */
  async unlink(setUrn: string, entityUrn: string, actor: Actor, options: IngestOptions): Promise<boolean> {
    this.checkSet(setUrn, entityUrn);
    await this.requireUpdate(actor, [setUrn, entityUrn]);
    const linkedTo = (await this.reader.version(entityUrn))?.versionSet;
    if (linkedTo === undefined) return false;
    if (linkedTo !== setUrn) throw invalidArgument(`${entityUrn} is a version of ${linkedTo}, not of ${setUrn}.`);
    const granted = { ...options, authorize: false };
    const others = (await this.reader.versions(setUrn)).filter(({ urn }) => urn !== entityUrn);
    const heir = others.at(-1);
    if (heir !== undefined && (await this.reader.latestOf(setUrn)) === entityUrn)
      await this.ingestion.ingest([this.latestProposal(setUrn, heir.urn)], actor, granted);
    await this.ingestion.deleteAspect(entityUrn, 'versionProperties', actor, granted);
    if (heir === undefined) await this.ingestion.deleteEntity(setUrn, actor, granted);
    return true;
  }

  /** Writes the version behind the latest one; again when that is not the latest any more. */
  private async writeNext(
    setUrn: string,
    entityUrn: string,
    label: VersionLabel,
    actor: Actor,
    options: IngestOptions,
  ): Promise<readonly WriteResult[]> {
    for (let attempt = 1; ; attempt += 1) {
      const latest = await this.reader.latestOf(setUrn);
      const sortId = nextSortId(latest === undefined ? undefined : (await this.reader.version(latest))?.sortId);
      const value = this.properties(setUrn, sortId, label, actor);
      try {
        return await this.ingestion.ingest([this.proposal(entityUrn, 'versionProperties', value)], actor, options);
      } catch (error) {
        if (!isRefused(error) || (await this.reader.latestOf(setUrn)) === latest) throw error;
        if (attempt === LINK_ATTEMPTS)
          throw new DomainError('PRECONDITION_FAILED', `Others keep linking to ${setUrn}; link ${entityUrn} again.`);
      }
    }
  }

  private checkSet(setUrn: string, entityUrn: string): void {
    checkEntityUrn(this.registry, setUrn);
    checkEntityUrn(this.registry, entityUrn);
    const set = Urn.parse(setUrn);
    if (set.entityType !== 'versionSet')
      throw invalidArgument(`${setUrn} is no version set; its urn must begin urn:li:versionSet:.`);
    const { entityType } = Urn.parse(entityUrn);
    if (set.parts[1] !== entityType)
      throw invalidArgument(`${setUrn} is for entities of type ${String(set.parts[1])}, not ${entityType}.`);
  }

  private async requireUpdate(actor: Actor, urns: readonly string[]): Promise<void> {
    for (const urn of urns) {
      const type = Urn.parse(urn).entityType;
      if (await this.views.mayOperate(actor, 'ENTITY', 'UPDATE', { type, urn })) continue;
      throw forbidden(`${actor.urn} is unauthorized to UPDATE ${urn}.`);
    }
  }

  private properties(versionSet: string, sortId: string, label: VersionLabel, actor: Actor): JsonObject {
    const { version, comment, sourceTimestamp, sourceCreator } = label;
    return {
      versionSet,
      version: { versionTag: version },
      sortId,
      versioningScheme: SCHEME,
      metadataCreatedTimestamp: { time: this.clock.now(), actor: actor.urn },
      ...(comment !== undefined && { comment }),
      ...(sourceTimestamp !== undefined && {
        sourceCreatedTimestamp: { time: sourceTimestamp, actor: sourceCreator ?? actor.urn },
      }),
    };
  }

  private proposal(urn: string, aspectName: string, value: JsonObject): ChangeProposal {
    const { entityType } = Urn.parse(urn);
    return { urn, entityType, aspectName, changeType: 'UPSERT', value, headers: { 'If-Version-Match': NOT_STORED } };
  }

  private latestProposal(urn: string, latest: string): ChangeProposal {
    const patch = [{ op: 'add', path: '/latest', value: latest }] as const;
    return {
      urn,
      entityType: 'versionSet',
      aspectName: 'versionSetProperties',
      changeType: 'PATCH',
      patch: { forceGenericPatch: true, patch },
    };
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'VALIDATION_FAILED';
}
