import { Injectable } from '@nestjs/common';
import { Authorizer } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../../entities/index.js';
import { REPORTING_OPERATION } from './assertion.demands.js';
import { given, mapOf } from './map-entries.js';
import type { ReportOperationInput } from './report-operation.input.js';

/** Takes note of changes to data. */
@Injectable()
export class OperationReportService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes an operation of the actor. Throws `FORBIDDEN` without the right to tell of operations on the dataset,
   * `INVALID_ARGUMENT` for what is no dataset.
   */
  async report(input: ReportOperationInput, by: Editor): Promise<void> {
    const { urn, partition, customProperties } = input;
    const { entityType } = Urn.parse(urn);
    await this.authorizer.requireDemand(by.actor, REPORTING_OPERATION, { type: entityType, urn });
    if (entityType !== 'dataset') throw invalidArgument(`Operations are reported on datasets, not on ${urn}`);
    const time = input.timestampMillis ?? this.clock.now();
    const value = given({
      timestampMillis: time,
      lastUpdatedTimestamp: time,
      actor: by.actor.urn,
      operationType: input.operationType,
      customOperationType: input.customOperationType,
      sourceType: input.sourceType,
      numAffectedRows: input.numAffectedRows,
      partitionSpec: partition == null ? undefined : { type: 'PARTITION', partition },
      customProperties: customProperties == null ? undefined : { ...mapOf(customProperties) },
    });
    await this.editor.write([{ urn, aspectName: 'operation', value }], by);
  }
}
