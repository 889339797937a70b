import { Injectable } from '@nestjs/common';
import {
  type AspectRecord,
  isOfRegistry,
  NO_RUN_ID,
  RegistryAspectStore,
  type RegistryId,
} from '../../../aspects/index.js';
import { API } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { ModelRegistry } from '../../../model/index.js';
import type { RunIndexEntry } from '../../../projection/index.js';
import { RollbackService } from '../../../operations/index.js';
import { flag, optional, text, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { type RollbackResponse, rollbackResponse } from '../runs/rollback-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** The version of a model under development. */
const DEVELOPMENT = '0.0.0-dev';

/** Rolls back, on `/entities`, the writes made under one version of a model. */
@RestliDemands({ deleteAll: API.deleteEntities })
@Injectable()
export class DeleteAllResource implements RestliResource {
  constructor(
    private readonly store: RegistryAspectStore,
    private readonly rollbacks: RollbackService,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action(
      'deleteAll',
      { registryId: optional(text()), dryRun: withDefault(flag(), false) },
      ({ registryId, dryRun }, call) => this.deleteAll(registryIdOf(registryId), dryRun, call),
    ),
  ];

  private async deleteAll(id: RegistryId, dryRun: boolean, call: RestliCall): Promise<RollbackResponse> {
    const rows = (await this.store.find(id)).map((record) => this.entryOf(record));
    const urns = rows.map(({ urn }) => urn);
    await this.access.requireOnFound(call, API.deleteEntities, 'delete entity', urns);
    const rollback = {
      rows,
      takesBack: (systemMetadata: AspectRecord['systemMetadata']) => isOfRegistry({ systemMetadata }, id),
      entityEnd: 'hide',
    } as const;
    const survey = await this.rollbacks.survey(rollback);
    const aspectsReverted = dryRun ? survey.rows.length : (await this.rollbacks.apply(rollback, call.actor)).count;
    return rollbackResponse({ ...survey, rows }, { aspectsReverted, aspectsAffected: rows.length });
  }

  private entryOf({ urn, aspect, systemMetadata, created }: AspectRecord): RunIndexEntry {
    return {
      urn,
      aspectName: aspect,
      runId: systemMetadata?.runId ?? NO_RUN_ID,
      timestamp: systemMetadata?.lastObserved ?? created.time,
      removed: false,
      keyAspect: this.registry.findEntity(Urn.parse(urn).entityType)?.keyAspect.name === aspect,
      telemetryTraceId: systemMetadata?.properties?.['telemetryTraceId'],
    };
  }
}

function registryIdOf(text: string | undefined): RegistryId {
  if (text === undefined) return { version: DEVELOPMENT };
  const [name, version, ...rest] = text.split(':');
  if (name === undefined || name === '' || version === undefined || version === '' || rest.length > 0) {
    throw invalidArgument(`registryId: ${text} is not the id of a model. Write name:version.`);
  }
  return { name, version };
}
