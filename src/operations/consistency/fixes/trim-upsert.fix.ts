import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore, ifUnchanged } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { IngestService } from '../../../ingestion/index.js';
import { AspectValidator, ModelRegistry } from '../../../model/index.js';
import { droppedFields } from '../checks/dropped-fields.js';
import { readableValue } from '../checks/stored-values.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import { aspectOf } from './aspect-of-issue.js';
import type { ConsistencyFix, FixAuthor, PlannedFix } from './consistency-fix.js';

/** Rewrites an aspect without fields that the model lacks, unless a concurrent write changes the aspect. */
@Injectable()
export class TrimUpsertFix implements ConsistencyFix {
  readonly type = 'TRIM_UPSERT';

  constructor(
    private readonly aspects: AspectStore,
    private readonly validator: AspectValidator,
    private readonly ingestion: IngestService,
    private readonly model: ModelRegistry,
  ) {}

  async plan(issue: ConsistencyIssue): Promise<PlannedFix> {
    const { entityUrn, entityType } = issue;
    const aspect = aspectOf(issue, this.model);
    const record = await this.aspects.latestOne(entityUrn, aspect.name);
    if (record === undefined) return { details: `${entityUrn} no longer has ${aspect.name}.` };
    const value = readableValue(record);
    if (value === undefined) throw invalidArgument(`The row of ${aspect.name} of ${entityUrn} holds no JSON object.`);
    const kept = this.validator.validate(aspect, value, entityUrn);
    const dropped = droppedFields(value, kept);
    if (dropped.length === 0) return { details: `${aspect.name} of ${entityUrn} no longer has fields to remove.` };
    return {
      details: `Remove ${String(dropped.length)} from ${aspect.name} of ${entityUrn}: ${dropped.join(', ')}.`,
      apply: (author) => this.write(record, kept, entityType, author),
    };
  }

  private write(
    record: AspectRecord,
    value: JsonObject,
    entityType: string,
    { actor, options }: FixAuthor,
  ): Promise<unknown> {
    const { urn, aspect: aspectName } = record;
    const headers = ifUnchanged(record);
    const proposal = { urn, entityType, aspectName, changeType: 'UPSERT', value, headers } as const;
    return this.ingestion.ingest([proposal], actor, options);
  }
}
