import { Injectable } from '@nestjs/common';
import type { ChangeProposal } from '../../../aspects/index.js';
import { API } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { IngestService, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { startOf, type UsageDuration, type UsageResult, UsageStatsService } from '../../../catalog/index.js';
import { ingestOptions } from '../call-options.js';
import { integer, list, optional, record, symbol, text } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { usageStatistics } from './usage-statistics.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const duration = symbol('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');

const queryParameters = {
  resource: text(),
  duration,
  startTime: optional(integer()),
  endTime: optional(integer()),
  maxBuckets: optional(integer()),
  timeZone: optional(text()),
};

const rangeParameters = {
  resource: text(),
  duration,
  rangeFromEnd: symbol('HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR', 'ALL'),
  startTime: optional(integer()),
  timeZone: optional(text()),
};

/** Usage of a dataset on `/usageStats`: an older API for `datasetUsageStatistics`. */
@RestliDemands({ batchIngest: WRITING_ASPECTS, query: API.readUsage, queryRange: API.readUsage })
@Injectable()
export class UsageResource implements RestliResource {
  constructor(
    private readonly usage: UsageStatsService,
    private readonly ingestService: IngestService,
    private readonly access: RestliAccess,
    private readonly clock: Clock,
  ) {}

  readonly resource = 'usageStats';

  readonly actions = [
    action('batchIngest', { buckets: list(record()) }, ({ buckets }, call) => this.ingest(buckets, call)),
    action('query', queryParameters, ({ resource, duration, startTime, endTime, timeZone }, call) =>
      this.query({ resource, duration, startTimeMillis: startTime, endTimeMillis: endTime, timeZone }, call),
    ),
    action('queryRange', rangeParameters, ({ resource, duration, rangeFromEnd, timeZone }, call) => {
      const endTimeMillis = this.clock.now();
      const startTimeMillis = startOf(rangeFromEnd, endTimeMillis);
      return this.query({ resource, duration, startTimeMillis, endTimeMillis, timeZone }, call);
    }),
  ];

  private async ingest(buckets: readonly JsonObject[], call: RestliCall): Promise<undefined> {
    const proposals = buckets.map((bucket, at): ChangeProposal => {
      const { resource } = bucket;
      if (typeof resource !== 'string') throw invalidArgument(`buckets[${String(at)}].resource: must be a urn`);
      return {
        urn: resource,
        entityType: Urn.parse(resource).entityType,
        aspectName: 'datasetUsageStatistics',
        changeType: 'UPSERT',
        value: usageStatistics(bucket),
      };
    });
    await this.ingestService.ingest(proposals, call.actor, ingestOptions(call));
    return undefined;
  }

  private async query(query: Parameters<UsageStatsService['query']>[0], call: RestliCall): Promise<object> {
    const { resource } = query;
    await this.access.requireOne(call, API.readUsage, 'query usage.', resource);
    return answerOf(await this.usage.query(query), resource, query.duration);
  }
}

function answerOf({ buckets, aggregations }: UsageResult, resource: string, duration: UsageDuration): object {
  return { buckets: buckets.map(({ bucket, metrics }) => ({ bucket, duration, resource, metrics })), aggregations };
}
