import { defined } from '../../../foundation/common/given.js';

/** Number of operations by type; absent members are zero. */
export interface OperationCounts {
  readonly totalOperations?: number;
  readonly totalInserts?: number;
  readonly totalUpdates?: number;
  readonly totalDeletes?: number;
  readonly totalCreates?: number;
  readonly totalAlters?: number;
  readonly totalDrops?: number;
  readonly totalCustoms?: number;
  readonly customOperationsMap?: readonly { readonly key: string; readonly value: number }[];
}

type Total = Exclude<keyof OperationCounts, 'totalOperations' | 'customOperationsMap'>;

const TOTALS: Readonly<Record<string, Total>> = {
  INSERT: 'totalInserts',
  UPDATE: 'totalUpdates',
  DELETE: 'totalDeletes',
  CREATE: 'totalCreates',
  ALTER: 'totalAlters',
  DROP: 'totalDrops',
  CUSTOM: 'totalCustoms',
};

/**
 * Combines rows of `[type, count]` and of `[custom type, count]`. Operations of an unknown type count in the total
 * only.
 */
export function operationCounts(
  types: readonly (readonly string[])[],
  customs: readonly (readonly string[])[],
): OperationCounts {
  if (types.length === 0) return {};
  const totals: { [Name in Total]?: number } = {};
  for (const [type = '', count] of types) {
    const name = TOTALS[type];
    if (name !== undefined) totals[name] = Number(count);
  }
  const customOperations = customs.map(([key = '', count]) => ({ key, value: Number(count) }));
  return {
    totalOperations: types.reduce((sum, [, count]) => sum + Number(count), 0),
    ...totals,
    ...defined({ customOperationsMap: customs.length === 0 ? undefined : customOperations }),
  };
}
