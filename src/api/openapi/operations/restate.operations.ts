import { privileged } from '../operation/access.js';
import { bodyOf, optionalBody } from '../operation/body.js';
import { integer, list, text } from '../operation/parameters.js';
import { ANY_OBJECT, COUNT, listOf, object, TEXT, URN, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { urnsOf } from './restore-indices.operations.js';

const CHUNK = 500;

const STATUS = {
  ...object({
    taskId: TEXT,
    state: { type: 'string', enum: ['RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] },
    startedBy: TEXT,
    startedAt: WHOLE,
    endedAt: WHOLE,
    error: TEXT,
    rowsTotal: COUNT,
    rowsDone: COUNT,
    restated: COUNT,
    ignored: COUNT,
    lastUrn: TEXT,
    lastAspect: TEXT,
    args: ANY_OBJECT,
  }),
  additionalProperties: true,
};

/** The publication of stored aspects on the message bus. */
export const RESTATEMENTS = section(
  {
    path: '/openapi/operations/messaging/restate',
    group: 'operations',
    tag: 'Operations',
    access: privileged(
      ({ urn }) => `${urn} is not authorized to restate aspects`,
      'RESTATE_ASPECTS_PRIVILEGE',
      'MANAGE_SYSTEM_OPERATIONS',
    ),
  },
  {
    start: {
      method: 'post',
      path: '',
      summary: 'Publish stored aspects on the message bus, in the background: those of the urns, or all.',
      warnsAs: 'restateAspects',
      query: {
        aspectNames: list(),
        urnLike: text(),
        batchSize: integer(CHUNK),
        start: integer(0),
        limit: integer(0),
        gePitEpochMs: integer(undefined),
        lePitEpochMs: integer(undefined),
      },
      body: optionalBody(bodyOf(listOf(URN), (body) => (body === undefined ? undefined : urnsOf(body)))),
      answer: object({ taskId: TEXT, args: ANY_OBJECT }, 'taskId', 'args'),
    },
    latest: {
      method: 'get',
      path: '',
      summary: 'The state and progress of the latest publication of stored aspects.',
      answer: STATUS,
    },
    status: {
      method: 'get',
      path: '{taskId}',
      summary: 'The state and progress of one publication of stored aspects.',
      answer: STATUS,
    },
    cancel: {
      method: 'delete',
      path: '{taskId}',
      summary: 'Cancel a publication of stored aspects. What was published before stays so.',
      answer: object({ taskId: TEXT, state: TEXT }, 'taskId', 'state'),
    },
  },
);
