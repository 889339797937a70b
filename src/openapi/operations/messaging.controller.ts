import { Controller, Get, Param, Query } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../auth/index.js';
import { DomainError } from '../../common/errors.js';
import type { JsonObject } from '../../common/json.js';
import { Projector } from '../../projection/index.js';
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

/** How far what follows the writes lags behind them. There is no message bus: what lags is search, and nothing else. */
@Controller('openapi/operations')
export class MessagingController {
  constructor(private readonly projector: Projector) {}

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
    const lag = stream === 'mcl' ? await this.lagOfSearch() : 0;
    return lagByGroup({ ...known, lag }, flagOf(query, 'detailed', false));
  }

  /** Proposals are written, and values of time series readable, before they are answered; search follows the log of versioned changes. */
  private async lagOfSearch(): Promise<number> {
    return (await this.projector.status()).behind;
  }
}
