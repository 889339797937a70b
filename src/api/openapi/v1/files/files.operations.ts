import { API } from '../../../../auth/index.js';
import { demanding } from '../../operation/access.js';
import { deferred, integer } from '../../operation/parameters.js';
import { section } from '../../operation/section.js';

/** Longest time in seconds for which an address of a file is valid. Source: DataHub's endpoint. */
const MOST_SECONDS = 7 * 24 * 60 * 60;

const expiration = integer(undefined, {
  least: 1,
  most: MOST_SECONDS,
  refusal: `The query parameter "expiration" must be from 1 to ${String(MOST_SECONDS)} seconds.`,
});

/** Files referenced by documentation. */
export const FILES = section(
  { path: '/openapi/v1/files', group: 'openapi-v1', tag: 'Files', access: demanding(API.readFileAsset) },
  {
    read: {
      method: 'get',
      path: '{folder}/{fileId}',
      summary: 'Leads to the content of a file that documentation refers to, under an address that expires.',
      statuses: [302],
      query: { expiration: deferred(expiration) },
    },
  },
);
