import { requireUrnOf } from '../../../entities/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { meantHint } from '../../../foundation/common/nearest.js';
import { type Privilege, PRIVILEGES } from '../../../auth/index.js';
import { checkUrn } from '../../../operations/index.js';
import { OPERATORS, privileged } from '../operation/access.js';
import { integer, mapped, required, text } from '../operation/parameters.js';
import { FLAG, listOf, object, record, TEXT, URN, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { FIGURES, TASK } from './console.schemas.js';

const KNOWN: readonly string[] = Object.keys(PRIVILEGES);

const actor = mapped(required(text(URN), '"actor" is required: the urn of a user.'), (given) => {
  checkUrn('actor', given);
  return requireUrnOf('corpuser', given, '"actor"');
});

const privilege = mapped(required(text(), '"privilege" is required: the name of a privilege.'), (given): Privilege => {
  if (isPrivilege(given)) return given;
  throw invalidArgument(
    `"privilege" names ${given}, which is no privilege. Names are case-sensitive.${meantHint(given, KNOWN)}`,
  );
});

const urn = mapped(text(URN), (given) => {
  if (given !== undefined) checkUrn('urn', given);
  return given;
});

/** What the console shows to those who run the service. */
export const CONSOLE = section(
  { path: '/openapi/v1/console', group: 'operations', tag: 'Console', access: OPERATORS },
  {
    figures: {
      method: 'get',
      path: 'figures',
      summary:
        'Live figures: health, index lag, rates, tasks and warnings. Samples of the last hour, one each 10 seconds; with "since" only those after this time.',
      query: { since: integer(0, { schema: WHOLE }) },
      answer: FIGURES,
    },
    tasks: {
      method: 'get',
      path: 'tasks',
      summary: 'The background tasks of all replicas, the newest first.',
      query: { count: integer(50, { least: 1, most: 200 }) },
      answer: record({ tasks: listOf(TASK) }),
    },
    decision: {
      method: 'get',
      path: 'decision',
      summary: 'Whether a user holds a privilege, in general or on an entity, and why.',
      access: privileged(({ urn: caller }) => `${caller} is not authorized to manage policies.`, 'MANAGE_POLICIES'),
      query: { actor, privilege, urn },
      answer: object(
        {
          isAllowed: FLAG,
          because: TEXT,
          policies: listOf(record({ urn: URN, name: TEXT, matches: FLAG, reason: TEXT })),
        },
        'isAllowed',
        'because',
        'policies',
      ),
    },
  },
);

function isPrivilege(name: string): name is Privilege {
  return Object.hasOwn(PRIVILEGES, name);
}
