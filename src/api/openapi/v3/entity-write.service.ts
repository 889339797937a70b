import { Injectable } from '@nestjs/common';
import type { ChangeProposal, WriteResult } from '../../../aspects/index.js';
import { type Actor, API, ReadableFields } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { checkItemCount } from '../../../foundation/requests/items-limit.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { type IngestOptions, IngestService } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { aspectNamed, entityOf } from './aspect-names.js';
import { type EntityView, proposedEntities, writtenEntities } from './entity-view.js';
import { type CollectionChange, countOfAspects, proposalOf, proposalsOfItem, type Target } from './write-body.js';

/** The response mode of a write. */
export interface WriteMode {
  /** The response contains the proposed values instead of the stored ones; the write is durable either way. */
  readonly isAsync: boolean;
  readonly withMetadata: boolean;
}

/** Writes and deletes for callers of the v3 API. */
@Injectable()
export class EntityWriteService {
  constructor(
    private readonly ingestService: IngestService,
    private readonly registry: ModelRegistry,
    private readonly timeseries: TimeseriesStore,
    private readonly access: OpenapiAccess,
    private readonly config: AppConfig,
    private readonly fields: ReadableFields,
    private readonly clock: Clock,
  ) {}

  /**
   * The proposals of a collection write; see `proposalsOfItem`. Throws `INVALID_ARGUMENT`, also for too many proposals,
   * and `MALFORMED_URN`.
   */
  async proposals(body: unknown, changeType: CollectionChange): Promise<readonly ChangeProposal[]> {
    if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
    checkItemCount('The aspects of the entities', countOfAspects(body), this.config.http.itemsLimit);
    return (await inTurns(body, (item: unknown) => proposalsOfItem(item, changeType, this.registry))).flat();
  }

  /**
   * Writes all proposals atomically. Returns the entities: as stored, including default aspects, or as proposed;
   * without data that no API returns.
   */
  async write(
    proposals: readonly ChangeProposal[],
    actor: Actor,
    options: IngestOptions,
    mode: WriteMode,
  ): Promise<readonly EntityView[]> {
    const results = await this.ingestService.ingest(proposals, actor, options);
    if (mode.isAsync) {
      const accepted = { ...options, stamp: { time: this.clock.now(), actor: actor.urn } };
      return proposedEntities(proposals.filter(this.isShown), accepted, mode.withMetadata);
    }
    const shown = await Promise.all(results.filter(this.isShown).map((result) => this.asReadBy(actor, result)));
    return writtenEntities(shown, (name) => this.registry.findAspect(name), mode.withMetadata);
  }

  private async asReadBy(actor: Actor, result: WriteResult): Promise<WriteResult> {
    if (result.record === undefined) return result;
    return { ...result, record: await this.fields.record(actor, result.record) };
  }

  /**
   * Writes one aspect, whose wrapper is in the body. Returns the entity with that aspect only; or with the other
   * written aspects, if any, if the aspect is not returned by APIs or was unchanged.
   */
  async writeAspect(
    target: Target,
    wrapper: JsonObject,
    actor: Actor,
    options: IngestOptions,
    mode: WriteMode,
  ): Promise<EntityView> {
    const entities = await this.write([proposalOf(target, wrapper, this.registry)], actor, options, mode);
    const entity = entities.find(({ urn }) => urn === target.urn);
    const aspect = entity?.[target.aspect.name];
    if (aspect === undefined) return entity ?? { urn: target.urn };
    return { urn: target.urn, [target.aspect.name]: aspect };
  }

  private readonly isShown = ({ aspectName }: { readonly aspectName: string }): boolean =>
    this.registry.findAspect(aspectName)?.isSecret !== true;

  /**
   * Deletes aspects of an entity: the named ones; the whole entity if none or the key aspect is named; with `clear`,
   * every aspect except the key. Of a named time series, only the newest values are deleted. Idempotent: missing data
   * is no error. Throws `FORBIDDEN`, and `NOT_FOUND` for an unknown aspect name.
   */
  async delete(
    urn: string,
    names: readonly string[] | undefined,
    clear: boolean,
    actor: Actor,
    options: IngestOptions,
  ): Promise<void> {
    const entity = entityOf(this.registry, urn);
    const named = (names ?? []).map((name) => aspectNamed(entity, name));
    const isWhole = !clear && (named.length === 0 || named.some((aspect) => aspect.isKey));
    if (isWhole) {
      await this.ingestService.deleteEntity(urn, actor, options);
      return;
    }
    const doomed = clear ? [...entity.aspects.values()].filter((aspect) => !aspect.isKey) : named;
    for (const aspect of doomed) {
      if (aspect.kind === 'timeseries' && !clear) await this.deleteNewestValues(urn, aspect.name, actor, options);
      else await this.ingestService.deleteAspect(urn, aspect.name, actor, options);
    }
  }

  private async deleteNewestValues(
    urn: string,
    aspectName: string,
    actor: Actor,
    options: IngestOptions,
  ): Promise<void> {
    await this.access.require(actor, API.deleteEntities, [urn]);
    await this.access.require(actor, API.deleteSeries, [urn]);
    const newest = (await this.timeseries.latest([urn], aspectName)).get(urn);
    if (newest === undefined) return;
    const { timestampMillis } = newest;
    const selection = { urn, aspectName, startTimeMillis: timestampMillis, endTimeMillis: timestampMillis };
    await this.ingestService.deleteValues(selection, actor, options);
  }
}
