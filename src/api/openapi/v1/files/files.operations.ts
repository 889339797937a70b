import { API } from '../../../../auth/index.js';
import { demanding } from '../../operation/access.js';
import { deferred, integer } from '../../operation/parameters.js';
import { section } from '../../operation/section.js';

/** Seconds for which a link to a file may hold: an hour by default, seven days at most. Source: DataHub's endpoint. */
const DEFAULT_SECONDS = 3_600;
const MOST_SECONDS = 7 * 24 * 60 * 60;

const expiration = integer(DEFAULT_SECONDS, {
  least: 1,
  most: MOST_SECONDS,
  refusal: `The query parameter "expiration" must be from 1 to ${String(MOST_SECONDS)} seconds.`,
});

/** Files that documentation refers to. */
export const FILES = section(
  { path: '/openapi/v1/files', group: 'openapi-v1', tag: 'Files', access: demanding(API.readFileAsset) },
  {
    read: {
      method: 'get',
      path: '{folder}/{fileId}',
      summary: 'A file that documentation refers to. Refused with 503, since no object store is configured.',
      query: { expiration: deferred(expiration) },
    },
  },
);
