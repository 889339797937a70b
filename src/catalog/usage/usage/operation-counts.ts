/** Operations by kind; members are absent where there was none. */
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

const TOTALS: Readonly<Record<string, keyof OperationCounts>> = {
  INSERT: 'totalInserts',
  UPDATE: 'totalUpdates',
  DELETE: 'totalDeletes',
  CREATE: 'totalCreates',
  ALTER: 'totalAlters',
  DROP: 'totalDrops',
  CUSTOM: 'totalCustoms',
};

/**
 * Puts together rows of `[type, count]` and of `[custom type, count]`. Operations of unknown type count in the total
 * alone.
 */
export function operationCounts(
  types: readonly (readonly string[])[],
  customs: readonly (readonly string[])[],
): OperationCounts {
  if (types.length === 0) return {};
  const named = types.flatMap(([type = '', count]) =>
    TOTALS[type] === undefined ? [] : [[TOTALS[type], Number(count)]],
  );
  return {
    totalOperations: types.reduce((sum, [, count]) => sum + Number(count), 0),
    ...(Object.fromEntries(named) as OperationCounts),
    ...(customs.length === 0
      ? {}
      : { customOperationsMap: customs.map(([key = '', count]) => ({ key, value: Number(count) })) }),
  };
}
