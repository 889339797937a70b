import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { objectsAt, textAt } from './json-access.js';
import { contentForbidden, invalid } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/** Only actors who may edit both link physical data to a logical model; a logical column must belong to its dataset. */
export function logicalParentRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['logicalParent'],
    async check(planned, context) {
      const parent = textAt(planned.value, 'parent', 'destinationUrn');
      if (parent !== undefined) await checkColumn(planned, context, parent);
      if (isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      const concerned = [planned.proposal.urn, parent ?? textAt(planned.previous?.value, 'parent', 'destinationUrn')];
      for (const urn of concerned) {
        if (urn === undefined || (await mayEdit(rights, context, urn))) continue;
        throw contentForbidden(planned, `Unauthorized to edit the logical parent: ${urn} may not be edited`);
      }
    },
  };
}

async function mayEdit(rights: WriteRights, context: RuleContext, urn: string): Promise<boolean> {
  const dataset = columnOf(urn)?.dataset;
  if (dataset !== undefined && (await rights.mayOperate(context, 'UPDATE', dataset))) return true;
  return rights.mayOperate(context, 'UPDATE', urn);
}

async function checkColumn(planned: PlannedWrite, context: RuleContext, parent: string): Promise<void> {
  const column = columnOf(parent);
  if (column === undefined) return;
  const schema = await context.read(column.dataset, 'schemaMetadata');
  const paths = objectsAt(schema?.value, 'fields').map((field) => textAt(field, 'fieldPath'));
  if (!paths.includes(column.fieldPath)) {
    throw invalid(
      planned,
      `Logical parent ${parent} does not exist: the schema of ${column.dataset} has no field ${column.fieldPath}`,
    );
  }
}

function columnOf(urn: string): { readonly dataset: string; readonly fieldPath: string } | undefined {
  const { entityType, parts } = Urn.parse(urn);
  const [dataset, fieldPath] = parts;
  if (entityType !== 'schemaField' || dataset === undefined || fieldPath === undefined) return undefined;
  return { dataset, fieldPath: fieldPath.replace(/%28/gi, '(').replace(/%29/gi, ')').replace(/%2C/gi, ',') };
}
