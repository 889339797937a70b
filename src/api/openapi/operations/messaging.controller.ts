import { Controller, Get, Param, Query } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { IngestService } from '../../../ingestion/index.js';
import { Projector } from '../../../projection/index.js';
import { flagOf, type Query as QueryParameters } from '../query.js';
import { systemRefusal } from '../system-refusal.js';
import { lagByGroup, type StreamLag } from './consumer-lag.js';

/** DataHub's names of the streams, and who reads them. */
const STREAMS = {
  mcp: { consumerGroup: 'generic-mce-consumer-job-client', topic: 'MetadataChangeProposal_v1' },
  mcl: { consumerGroup: 'generic-mae-consumer-job-client', topic: 'MetadataChangeLog_Versioned_v1' },
  'mcl-timeseries': { consumerGroup: 'generic-mae-consumer-job-client', topic: 'MetadataChangeLog_Timeseries_v1' },
} as const;

type Streams = Readonly<Record<string, Omit<StreamLag, 'lag'>>>;

/** What `messaging` tells of besides. */
const MORE_STREAMS = {
  'usage-events': { consumerGroup: 'datahub-usage-event-consumer-job-client', topic: 'DataHubUsageEvent_v1' },
} as const;

/**
 * How far what is accepted lags behind: proposals that wait for their transaction in the process that is asked, and
 * changes that search does not show yet. There is no message bus.
 */
@Controller('openapi/operations')
export class MessagingController {
  constructor(
    private readonly projector: Projector,
    private readonly ingestion: IngestService,
  ) {}

  /** What carries messages: nothing does. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('messaging/transport')
  transport(): { readonly transport: 'none' } {
    return { transport: 'none' };
  }

  /** The lag of one stream. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('messaging/:stream/consumer/lag')
  async lag(@Param('stream') stream: string, @Query() query: QueryParameters): Promise<JsonObject> {
    return { consumerGroups: await this.groups(stream, query, { ...STREAMS, ...MORE_STREAMS }) };
  }

  /** The same as DataHub's older endpoint words it. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('kafka/:stream/consumer/offsets')
  async offsets(@Param('stream') stream: string, @Query() query: QueryParameters): Promise<JsonObject> {
    return this.groups(stream, query, STREAMS);
  }

  private async groups(stream: string, query: QueryParameters, streams: Streams): Promise<JsonObject> {
    const known = Object.hasOwn(streams, stream) ? streams[stream] : undefined;
    if (known === undefined)
      throw new DomainError('NOT_FOUND', `There is no stream ${stream}; there are ${Object.keys(streams).join(', ')}.`);
    return lagByGroup({ ...known, lag: await this.waiting(stream) }, flagOf(query, 'detailed', false));
  }

  /** Values of time series are readable before they are answered. */
  private async waiting(stream: string): Promise<number> {
    if (stream === 'mcp') return this.ingestion.pending;
    return stream === 'mcl' ? (await this.projector.status()).behind : 0;
  }
}
