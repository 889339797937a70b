import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import { textAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import type { WriteOperation, WriteRights } from './write-rights.js';

const CREATING = new Set<PlannedWrite['proposal']['changeType']>(['CREATE', 'CREATE_ENTITY']);
const VERBS: Readonly<Record<WriteOperation, string>> = {
  CREATE: 'create',
  UPDATE: 'edit',
  DELETE: 'delete',
  EXECUTE: 'execute',
};

/** Creating, editing and deleting an ingestion source needs the privilege to manage it. */
export function ingestionSourceRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['dataHubIngestionSourceInfo'],
    async check(planned, context) {
      if (context.write.source === 'SYSTEM' || rights.isSystem(context)) return;
      const operation = operationOf(planned);
      if (await rights.mayOperate(context, operation, planned.proposal.urn)) return;
      throw contentForbidden(planned, `Doesn't have permissions to ${VERBS[operation]} this Ingestion source`);
    },
  };
}

/** Running an ingestion source needs the privilege to run it. */
export function executionRequestRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['dataHubExecutionRequestInput'],
    async check(planned, context) {
      const source = textAt(planned.value, 'source', 'ingestionSource');
      if (source === undefined || context.write.source === 'SYSTEM' || rights.isSystem(context)) return;
      if (await rights.mayOperate(context, 'EXECUTE', source)) return;
      throw contentForbidden(planned, "Doesn't have permissions to execute this Ingestion");
    },
  };
}

function operationOf({ value, proposal }: PlannedWrite): WriteOperation {
  if (value === undefined) return 'DELETE';
  return CREATING.has(proposal.changeType) ? 'CREATE' : 'UPDATE';
}
