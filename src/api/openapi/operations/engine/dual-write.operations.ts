import { privileged } from '../../operation/access.js';
import { FLAG, record, TEXT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

/** Writes to an index that another one took the place of. */
export const DUAL_WRITES = section(
  {
    path: '/openapi/operations/elasticSearch/incrementalReindex',
    group: 'operations',
    tag: 'Search engine and indices',
    access: privileged(({ urn }) => `${urn} is not authorized to disable dual-write`, 'MANAGE_SYSTEM_OPERATIONS'),
  },
  {
    disable: {
      method: 'post',
      path: 'entity/{entityName}/dualWrite/disable',
      summary: 'End writes to an index that was replaced. There are none: a rebuild ends them itself.',
      answer: record({ success: FLAG, message: TEXT }),
      statuses: [409],
    },
  },
);
