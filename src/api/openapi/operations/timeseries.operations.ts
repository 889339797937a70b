import { privileged } from '../operation/access.js';
import { required, text } from '../operation/parameters.js';
import { ANY_OBJECT, FLAG, listOf, NUMBER, record, TEXT, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Sizes of time series, and the state of tasks. */
export const TIMESERIES_INDICES = section(
  {
    path: '/openapi/operations/elasticSearch',
    group: 'operations',
    tag: 'Search engine and indices',
    access: privileged(
      ({ urn }) => `${urn} is not authorized to get timeseries index sizes`,
      'GET_TIMESERIES_INDEX_SIZES_PRIVILEGE',
      'MANAGE_SYSTEM_OPERATIONS',
    ),
  },
  {
    sizes: {
      method: 'get',
      path: 'getIndexSizes',
      summary: 'Sizes of the time series, in megabytes.',
      answer: record({
        sizes: listOf(record({ aspectName: TEXT, entityName: TEXT, indexName: TEXT, sizeMb: NUMBER })),
      }),
    },
    taskStatus: {
      method: 'get',
      path: 'getTaskStatus',
      summary: 'The state of a task.',
      access: privileged(
        ({ urn }) => `${urn} is not authorized to get ElasticSearch task status`,
        'GET_ES_TASK_STATUS_PRIVILEGE',
      ),
      query: { task: required(text(), 'The query parameter "task" is required: nodeId:taskId.') },
      answer: record({ completed: FLAG, taskId: TEXT, status: ANY_OBJECT, runTimeNanos: WHOLE }),
    },
  },
);
