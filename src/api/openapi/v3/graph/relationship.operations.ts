import { API } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { demanding } from '../../operation/access.js';
import { optionalBody } from '../../operation/body.js';
import { lenient, objectBody } from '../../operation/members.js';
import { type Parameter, parameter, urn, values } from '../../operation/parameters.js';
import { oneOfTexts, refTo, TEXT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { textOf } from '../../query.js';
import { EDGES } from './edge-page.js';
import { exactFilter } from './node-filter.js';

/** The end of the edges at which the requested entities are. */
export type Direction = 'INCOMING' | 'OUTGOING' | 'UNDIRECTED';

/** Relationships of all types. */
export const RELATIONSHIPS = section(
  {
    path: '/openapi/v3/relationship',
    group: 'openapi-v3',
    tag: 'Relationships, v3',
    access: demanding(API.readRelationships),
    also: { path: '/openapi/v2/relationship', group: 'openapi-v2', tag: 'Relationships, v2' },
  },
  {
    ofType: {
      method: 'get',
      path: '{relationshipType}',
      summary: 'Scroll through the relationships of one type.',
      query: EDGES,
      answer: refTo('EdgePage'),
    },
    ofEntity: {
      method: 'get',
      path: '{entityName}/{entityUrn}',
      summary: 'Scroll through the relationships of one entity.',
      inPath: { entityUrn: urn() },
      query: {
        ...EDGES,
        'relationshipType[]': values(TEXT, 'relationshipType', 'relationshipTypes'),
        direction: direction('INCOMING', 'OUTGOING'),
      },
      answer: refTo('EdgePage'),
    },
    filtered: {
      method: 'post',
      path: 'scroll',
      summary: 'Scroll through the relationships that match filters.',
      query: {
        ...EDGES,
        relationshipTypes: values(TEXT, 'relationshipTypes[]'),
        sourceTypes: values(),
        destinationTypes: values(),
        direction: direction('INCOMING', 'OUTGOING', 'UNDIRECTED'),
      },
      body: optionalBody(
        lenient(
          objectBody(
            {
              sourceFilter: exactFilter('urn'),
              destinationFilter: exactFilter('urn'),
              edgeFilter: exactFilter('relationshipType'),
            },
            { member: (name) => name },
          ),
        ),
      ),
      answer: refTo('EdgePage'),
    },
  },
);

/** OUTGOING if it is absent; an empty text is refused. */
function direction(...known: readonly Direction[]): Parameter<Direction> {
  return parameter(oneOfTexts(...known), (given, name) => {
    const text = textOf(given, name)?.toUpperCase() ?? 'OUTGOING';
    const found = known.find((one) => one === text);
    if (found !== undefined) return found;
    const [incoming, outgoing, ...others] = known;
    const listed = [outgoing, incoming, ...others].join(', ');
    throw invalidArgument(`The query parameter "${name}" must be one of ${listed}, not ${text}.`);
  });
}
