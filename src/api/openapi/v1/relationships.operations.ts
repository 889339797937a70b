import { API } from '../../../auth/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { percentDecode } from '../../../foundation/http/index.js';
import { demanding } from '../operation/access.js';
import { mapped, page, required, symbol, text, values } from '../operation/parameters.js';
import { COUNT, listOf, object, record, TEXT, URN } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Default page size. Source: DataHub's relationships endpoint. */
const DEFAULT_COUNT = 200;

const NO_DIRECTION = 'The query parameter "direction" must be INCOMING or OUTGOING.';

/** The urn may be percent-encoded twice. */
const urn = mapped(required(text(URN), 'The query parameter "urn" is required.'), (given) =>
  Urn.parse(given.startsWith('urn:') ? given : percentDecode(given)).toString(),
);

/** Relationships of one entity. */
export const RELATIONSHIPS_V1 = section(
  {
    path: '/openapi/relationships/v1',
    group: 'openapi-v1',
    tag: 'Relationships, v1',
    access: demanding(API.readRelationships),
  },
  {
    list: {
      method: 'get',
      path: '',
      summary: 'The entities related to an entity.',
      query: {
        urn,
        relationshipTypes: required(
          values(TEXT, 'relationshipTypes[]'),
          'The query parameter "relationshipTypes" is required; repeat it to name several types.',
        ),
        direction: required(
          symbol(['INCOMING', 'OUTGOING'], undefined, () => NO_DIRECTION),
          NO_DIRECTION,
        ),
        ...page(DEFAULT_COUNT),
      },
      answer: record({
        start: COUNT,
        count: COUNT,
        total: COUNT,
        entities: listOf(object({ relationshipType: TEXT, urn: TEXT, via: TEXT }, 'relationshipType', 'urn')),
      }),
    },
  },
);
