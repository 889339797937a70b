import { API, RESTORING_ENTITIES } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { checkUrn } from '../../../operations/index.js';
import { demanding } from '../operation/access.js';
import { bodyOf } from '../operation/body.js';
import { flag, integer, list, mapped, text } from '../operation/parameters.js';
import { listOf, refTo, URN } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Default number of rows per chunk, as in DataHub's operation. */
const CHUNK_OF_QUERY = 500;
const CHUNK_OF_URNS = 100;

const urn = mapped(text(URN), (given) => {
  if (given !== undefined) checkUrn('urn', given);
  return given;
});

/** Restores of search documents and edges. A caller without the privilege gets 403 without a body. */
export const RESTORES = section(
  {
    path: '/openapi/operations/elasticSearch/restoreIndices',
    group: 'operations',
    tag: 'Search engine and indices',
    access: demanding(API.restoreAny),
  },
  {
    rows: {
      method: 'get',
      path: '',
      summary: 'Restore search documents and edges from the rows in SQL.',
      warnsAs: 'restoreIndices',
      query: {
        aspectName: text(),
        urn,
        urnLike: text(),
        batchSize: integer(CHUNK_OF_QUERY),
        start: integer(0),
        limit: integer(0),
        gePitEpochMs: integer(0),
        lePitEpochMs: integer(undefined),
        createDefaultAspects: flag(false),
      },
      answer: listOf(refTo('RestoreResult')),
      bodiless: [403],
    },
    urns: {
      method: 'post',
      path: '',
      summary: 'Restore search documents and edges of some urns.',
      access: demanding(RESTORING_ENTITIES),
      warnsAs: 'restoreIndices',
      query: { aspectNames: list(), batchSize: integer(CHUNK_OF_URNS), createDefaultAspects: flag(false) },
      body: bodyOf(listOf(URN), urnsOf),
      answer: listOf(refTo('RestoreResult')),
      bodiless: [403],
    },
  },
);

/** The urns of a body. Throws `INVALID_ARGUMENT` or `MALFORMED_URN`. */
export function urnsOf(body: unknown): readonly string[] {
  if (!Array.isArray(body) || body.some((one) => typeof one !== 'string')) {
    throw invalidArgument('The body must be a JSON array of urns.');
  }
  const urns = body as readonly string[];
  for (const one of urns) checkUrn('urns', one);
  return urns;
}
