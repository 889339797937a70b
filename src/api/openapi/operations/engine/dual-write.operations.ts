import { privileged } from '../../operation/access.js';
import { FLAG, record, TEXT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

/** Writes to a replaced index. */
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
      summary: 'End writes to a replaced index. There are none, because a rebuild ends them itself.',
      answer: record({ success: FLAG, message: TEXT }),
      statuses: [409],
    },
  },
);
