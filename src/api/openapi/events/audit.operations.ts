import { positionOfText, type TrailPosition } from '../../../foundation/audit/index.js';
import { privileged } from '../operation/access.js';
import { emptiable, objectBody, texts, withDefault } from '../operation/members.js';
import { flag, integer, mapped, text } from '../operation/parameters.js';
import { ANY_OBJECT, COUNT, listOf, object, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Default and maximum page size. Source of the former: DataHub's audit search. */
const DEFAULT_SIZE = 10;
const MOST_ENTRIES = 1_000;

const size = integer(DEFAULT_SIZE, {
  schema: COUNT,
  least: 0,
  most: MOST_ENTRIES,
  refusal: `The query parameter "size" must be from 0 to ${String(MOST_ENTRIES)}; scroll through more.`,
});

const names = withDefault(texts(), []);

/** The audit trail. Unlike in DataHub, VIEW_ANALYTICS is not sufficient to search it, because all users hold it. */
export const AUDIT = section(
  {
    path: '/openapi/v1/events/audit',
    group: 'events',
    tag: 'Events',
    access: privileged(
      ({ urn }) => `${urn} is unauthorized to search audit events.`,
      'GET_ANALYTICS_PRIVILEGE',
      'MANAGE_SYSTEM_OPERATIONS',
    ),
  },
  {
    /** Times are in the query, lists in the body; `entityUrns` and `outcomes` are the service's own. */
    search: {
      method: 'post',
      path: 'search',
      summary: 'Search the audit trail.',
      query: {
        startTime: integer(-1),
        endTime: integer(-1),
        size,
        scrollId: mapped(text(), positionOf),
        includeRaw: flag(true),
      },
      body: emptiable(
        objectBody(
          {
            eventTypes: names,
            entityTypes: names,
            aspectTypes: names,
            actorUrns: names,
            entityUrns: names,
            outcomes: names,
          },
          {
            member: (name) => `The member "${name}" of the body`,
            body: 'The body must be a JSON object with lists to filter by.',
          },
        ),
      ),
      answer: object(
        { nextScrollId: TEXT, count: COUNT, total: COUNT, usageEvents: listOf(ANY_OBJECT) },
        'count',
        'total',
        'usageEvents',
      ),
    },
  },
);

function positionOf(scrollId: string | undefined): TrailPosition | undefined {
  if (scrollId === undefined) return undefined;
  const refusal = 'The query parameter "scrollId" is not one of this search. Leave it out to start anew.';
  return positionOfText(Buffer.from(scrollId, 'base64').toString(), refusal);
}
