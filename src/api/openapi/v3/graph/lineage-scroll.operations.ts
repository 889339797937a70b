import { API } from '../../../../auth/index.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { demanding } from '../../operation/access.js';
import { optionalBody } from '../../operation/body.js';
import { lenient, member, objectBody, withDefault } from '../../operation/members.js';
import { symbol, values } from '../../operation/parameters.js';
import { listOf, refTo, TEXT, URN } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { EDGES } from './edge-page.js';

const urns = member(listOf(URN), 'an array of urns', (value) =>
  Array.isArray(value) ? value.map((urn: unknown) => Urn.parse(String(urn)).toString()) : undefined,
);

/** Lineage. */
export const LINEAGE_EDGES = section(
  { path: '/openapi/v3/lineage', group: 'openapi-v3', tag: 'Lineage', access: demanding(API.readRelationships) },
  {
    scroll: {
      method: 'post',
      path: 'scroll',
      summary: 'Scroll through lineage edges.',
      query: {
        ...EDGES,
        relationshipTypes: values(TEXT, 'relationshipTypes[]'),
        direction: symbol(
          ['UPSTREAM', 'DOWNSTREAM'],
          undefined,
          (name) => `The query parameter "${name}" must be UPSTREAM or DOWNSTREAM.`,
        ),
      },
      body: optionalBody(
        lenient(objectBody({ urns: withDefault(urns, []) }, { member: (name) => `The member "${name}"` })),
      ),
      answer: refTo('LineageEdgePage'),
    },
  },
);
