import type { NumberValue, StringValue } from './property-value.model.js';

/** A value as the aspects `structuredProperties` and `propertyDefinition` hold it: one of the members. */
export interface StoredValue {
  readonly string?: string;
  readonly double?: number;
}

/** A stored value as GraphQL shows it; null when it has neither member. */
export function propertyValueOf({ string, double }: StoredValue): StringValue | NumberValue | null {
  if (string !== undefined) return { stringValue: string };
  return double === undefined ? null : { numberValue: double };
}
