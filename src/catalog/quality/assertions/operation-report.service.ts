import { Injectable } from '@nestjs/common';
import { Authorizer } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { operation } from '../../../model/index.js';
import { REPORTING_OPERATION } from './assertion.demands.js';
import { mapOf } from './map-entries.js';
import type { ReportOperationInput } from './report-operation.input.js';

/** Records operations on datasets, such as inserts and updates. */
@Injectable()
export class OperationReportService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an operation of the actor. Throws `FORBIDDEN` without the privilege to report operations on the entity, and
   * `INVALID_ARGUMENT` for an entity that is not a dataset.
   */
  async report(input: ReportOperationInput, by: Editor): Promise<void> {
    const { urn, operationType, sourceType, partition, customOperationType, numAffectedRows } = input;
    const { entityType } = Urn.parse(urn);
    await this.authorizer.requireDemand(by.actor, REPORTING_OPERATION, { type: entityType, urn });
    requireUrnOf('dataset', urn, 'input.urn');
    const time = input.timestampMillis ?? this.clock.now();
    const value = {
      timestampMillis: time,
      lastUpdatedTimestamp: time,
      actor: by.actor.urn,
      operationType,
      sourceType,
      ...given({ customOperationType, numAffectedRows, customProperties: mapOf(input.customProperties) }),
      ...(partition != null && { partitionSpec: { type: 'PARTITION' as const, partition } }),
    };
    await this.editor.write([valueEdit(urn, operation, value)], by);
  }
}
