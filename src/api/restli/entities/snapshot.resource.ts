import { Injectable } from '@nestjs/common';
import { API, ReadableAspects } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import { growingMembers } from '../../../foundation/json/growing-list.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { ingestInOrder, IngestService, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { ModelRegistry, type EntitySpec } from '../../../model/index.js';
import { ingestOptions } from '../call-options.js';
import { list, optional, record, text } from '../protocol/parameters.js';
import { action, batchMethod, method, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { proposalsOfSnapshot, snapshotOf } from './snapshot.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** The legacy form of `/entities`: reads and writes of whole snapshots. */
@RestliDemands({
  get: API.readEntities,
  batchGet: API.readEntities,
  ingest: WRITING_ASPECTS,
  batchIngest: WRITING_ASPECTS,
})
@Injectable()
export class SnapshotResource implements RestliResource {
  constructor(
    private readonly aspects: ReadableAspects,
    private readonly ingestService: IngestService,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'entities';

  readonly get = method({ aspects: optional(list(text())) }, async (urn, { aspects }, call) =>
    (await this.reading([urn], aspects, call))([urn]).then(([snapshot]) => snapshot?.[1]),
  );

  readonly batchGet = batchMethod({ aspects: optional(list(text())) }, async (keys, { aspects }, call) => {
    const urns = keys.map(String);
    return growingMembers(urns, await this.reading(urns, aspects, call));
  });

  readonly actions = [
    action(
      'ingest',
      { entity: record(), systemMetadata: optional(record()) },
      ({ entity, systemMetadata }, call) => this.ingest([entity], systemMetadata && [systemMetadata], call),
      { takesProposals: true },
    ),
    action(
      'batchIngest',
      { entities: list(record()), systemMetadata: optional(list(record())) },
      ({ entities, systemMetadata }, call) => this.ingest(entities, systemMetadata, call),
      { takesProposals: true },
    ),
  ];

  /** Returns a reader of the snapshots of some of `urns`, after authorizing the caller. */
  private async reading(
    urns: readonly string[],
    aspectNames: readonly string[] | undefined,
    call: RestliCall,
  ): Promise<(piece: readonly string[]) => Promise<readonly (readonly [urn: string, snapshot: JsonObject])[]>> {
    await this.access.require(call, API.readEntities, 'get entity', urns);
    const specOf = (urn: string): EntitySpec => this.registry.entity(Urn.parse(urn).entityType);
    await inTurns(urns, specOf);
    return async (piece) => {
      const found = await this.aspects.latest(call.actor, piece, aspectNames);
      return piece.map((urn) => [urn, snapshotOf(specOf(urn), urn, found.get(urn) ?? new Map())] as const);
    };
  }

  private async ingest(
    entities: readonly JsonObject[],
    systemMetadata: readonly JsonObject[] | undefined,
    call: RestliCall,
  ): Promise<undefined> {
    if (systemMetadata !== undefined && systemMetadata.length !== entities.length) {
      throw new DomainError('LENGTH_MISMATCH', 'entities and systemMetadata length must match');
    }
    const batches = await inTurns(entities, (entity, at) =>
      proposalsOfSnapshot(entity, systemMetadata?.[at], this.registry),
    );
    await ingestInOrder(this.ingestService, batches, call.actor, ingestOptions(call));
    return undefined;
  }
}
