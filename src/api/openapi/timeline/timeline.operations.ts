import { READING_TIMELINE } from '../../../auth/index.js';
import { changeCategory } from '../../../catalog/index.js';
import { demanding } from '../operation/access.js';
import { flag, integer, list, mapped, required, shownAs, urn } from '../operation/parameters.js';
import { listOf, refTo, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const categories = required(list(), 'The query parameter "categories" is required: a comma list.');

/** The history of entities. */
export const TIMELINE = section(
  {
    path: '/openapi/v2/timeline/v1',
    group: 'openapi-v2',
    tag: 'Timeline',
    access: demanding(READING_TIMELINE),
    also: { path: '/openapi/timeline/v1', group: 'openapi-v2', tag: 'Timeline' },
  },
  {
    read: {
      method: 'get',
      path: '{urn}',
      summary: 'The history of an entity.',
      inPath: { urn: urn() },
      query: {
        categories: mapped(shownAs(categories, TEXT), (names) => names.map(changeCategory)),
        startTime: integer(-1),
        endTime: integer(0),
        raw: flag(false),
        includeVersionSet: flag(false),
      },
      answer: listOf(refTo('ChangeTransaction')),
    },
  },
);
