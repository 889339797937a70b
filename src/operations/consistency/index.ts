export type { ConsistencyCheck } from './checks/consistency-check.js';
export { type CheckOutcome, type CheckRequest, ConsistencyCheckService } from './consistency-check.service.js';
export { ConsistencyFixService, type FixOutcome } from './consistency-fix.service.js';
export { type ConsistencyIssue, FIX_TYPES, type FixType, type NamedIssue } from './consistency-issue.js';
export { ConsistencyModule } from './consistency.module.js';
