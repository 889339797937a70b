import { privileged } from '../operation/access.js';
import { flag, required, text } from '../operation/parameters.js';
import { ANY_OBJECT, object, oneOfTexts, record, TEXT, URN, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const taskId = required(
  text(),
  'The query parameter "taskId" is required: the id that the start of the check returned.',
);

/** Comparisons of the indices with SQL, in the background. */
export const CHECKS = section(
  {
    path: '/openapi/operations/elasticSearch/checkIndices',
    group: 'operations',
    tag: 'Search engine and indices',
    access: privileged(({ urn }) => `${urn} is not authorized to check indices`, 'RESTORE_INDICES_PRIVILEGE'),
  },
  {
    start: {
      method: 'post',
      path: '',
      summary: 'Start to compare search documents and edges with SQL, and repair the differences on request.',
      query: { entityType: text(), repair: flag(false) },
      answer: record({ taskId: TEXT }),
    },
    status: {
      method: 'get',
      path: '',
      summary: 'The state of a check: what is compared, the differences so far, and at the end the result.',
      query: { taskId },
      answer: object(
        {
          taskId: TEXT,
          state: oneOfTexts('RUNNING', 'DONE', 'FAILED', 'CANCELLED'),
          startedBy: URN,
          startedAt: WHOLE,
          endedAt: WHOLE,
          error: TEXT,
          itemsDone: WHOLE,
          itemsTotal: WHOLE,
          itemsPerSecond: WHOLE,
          secondsLeft: WHOLE,
          missing: WHOLE,
          stale: WHOLE,
          orphaned: WHOLE,
          args: ANY_OBJECT,
          result: ANY_OBJECT,
        },
        'taskId',
        'state',
        'startedBy',
        'startedAt',
        'args',
      ),
    },
    cancel: {
      method: 'delete',
      path: '',
      summary: 'Cancel a check. Repairs made before stay.',
      query: { taskId },
      answer: record({ taskId: TEXT, state: oneOfTexts('CANCELLED') }),
    },
  },
);
