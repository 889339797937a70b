import { DomainError } from '../../../foundation/common/errors.js';
import { OPERATORS } from '../operation/access.js';
import { flag, unread, type Parameter, parameter } from '../operation/parameters.js';
import { FLAG, oneOfTexts, record, refTo, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { textOf } from '../query.js';

/** A stream of changes under DataHub's names. */
export interface Stream {
  readonly name: 'mcp' | 'mcl' | 'mcl-timeseries' | 'usage-events';
  /** Consumer group of the stream in DataHub. */
  readonly consumerGroup: string;
}

/** The streams that both paths have. */
const STREAMS = {
  mcp: { name: 'mcp', consumerGroup: 'generic-mce-consumer-job-client' },
  mcl: { name: 'mcl', consumerGroup: 'generic-mae-consumer-job-client' },
  mclTimeseries: { name: 'mcl-timeseries', consumerGroup: 'generic-mae-consumer-job-client' },
} as const satisfies Readonly<Record<string, Stream>>;

/** An additional stream of the newer path. */
const USAGE_EVENTS: Stream = {
  name: 'usage-events',
  consumerGroup: 'datahub-usage-event-consumer-job-client',
};

const query = { detailed: flag(false), skipCache: unread(FLAG) };

/** The state of change processing. */
export const MESSAGING = section(
  { path: '/openapi/operations', group: 'operations', tag: 'Operations', access: OPERATORS },
  {
    transport: {
      method: 'get',
      path: 'messaging/transport',
      summary: 'What carries messages.',
      answer: record({
        transport: TEXT,
        metadataChangeProposalTopic: TEXT,
        metadataChangeLogVersionedTopic: TEXT,
        metadataChangeLogTimeseriesTopic: TEXT,
      }),
    },
    lag: {
      method: 'get',
      path: 'messaging/{stream}/consumer/lag',
      summary: 'How far what follows the writes lags behind them.',
      inPath: { stream: streamAmong(...Object.values(STREAMS), USAGE_EVENTS) },
      query,
      answer: record({ transport: TEXT, consumerGroups: refTo('ConsumerLag') }),
    },
    offsets: {
      method: 'get',
      path: 'kafka/{stream}/consumer/offsets',
      summary: 'The same, as older clients ask for it.',
      inPath: { stream: streamAmong(...Object.values(STREAMS)) },
      query,
      answer: refTo('ConsumerLag'),
    },
  },
);

function streamAmong(...streams: readonly Stream[]): Parameter<Stream> {
  const names = streams.map(({ name }) => name);
  return parameter(oneOfTexts(...names), (given, name) => {
    const asked = textOf(given, name) ?? '';
    const found = streams.find((stream) => stream.name === asked);
    if (found !== undefined) return found;
    throw new DomainError('NOT_FOUND', `There is no stream ${asked}; there are ${names.join(', ')}.`);
  });
}
