import { SCROLLING_SERIES } from '../../../../auth/index.js';
import { demanding } from '../../operation/access.js';
import { flag, integer, text } from '../../operation/parameters.js';
import { ANY_OBJECT, listOf, object, refTo, TEXT, URN, WHOLE } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

/** Default page size. Source: DataHub's timeseries endpoint. */
const DEFAULT_COUNT = 10;

const VALUE = object(
  { timestampMillis: WHOLE, urn: URN, event: ANY_OBJECT, messageId: TEXT, systemMetadata: refTo('SystemMetadata') },
  'timestampMillis',
  'urn',
  'event',
);

/** Values of time series. */
export const TIMESERIES = section(
  { path: '/openapi/v2/timeseries', group: 'openapi-v2', tag: 'Time series', access: demanding(SCROLLING_SERIES) },
  {
    scroll: {
      method: 'get',
      path: '{entityName}/{aspectName}',
      summary: 'Scroll through the values of a time series, newest first.',
      query: {
        count: integer(DEFAULT_COUNT),
        scrollId: text(),
        startTimeMillis: integer(undefined),
        endTimeMillis: integer(undefined),
        systemMetadata: flag(false),
      },
      answer: object({ scrollId: TEXT, results: listOf(VALUE) }, 'results'),
    },
  },
);
