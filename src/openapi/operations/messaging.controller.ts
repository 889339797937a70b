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

type StreamName = keyof typeof STREAMS;

/** How far what follows the writes lags behind them. There is no message bus: what lags is search, and nothing else. */
@Controller('openapi/operations')
export class MessagingController {
  constructor(private readonly projector: Projector) {}

  /** The lag of one stream. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('messaging/:stream/consumer/lag')
  async lag(@Param('stream') stream: string, @Query() query: QueryParameters): Promise<JsonObject> {
    return { consumerGroups: await this.groups(stream, query) };
  }

  /** The same as DataHub's older endpoint words it. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('kafka/:stream/consumer/offsets')
  async offsets(@Param('stream') stream: string, @Query() query: QueryParameters): Promise<JsonObject> {
    return this.groups(stream, query);
  }

  private async groups(stream: string, query: QueryParameters): Promise<JsonObject> {
    if (!Object.hasOwn(STREAMS, stream))
      throw new DomainError('NOT_FOUND', `There is no stream ${stream}; there are ${Object.keys(STREAMS).join(', ')}.`);
    return lagByGroup(await this.lagOf(stream as StreamName), flagOf(query, 'detailed', false));
  }

  /** Proposals are written, and values of time series readable, before they are answered; search follows the log of versioned changes. */
  private async lagOf(stream: StreamName): Promise<StreamLag> {
    const lag = stream === 'mcl' ? (await this.projector.status()).behind : 0;
    return { ...STREAMS[stream], lag };
  }
}
