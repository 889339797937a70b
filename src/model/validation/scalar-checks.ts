import type { ModelSchema } from '../keywords.js';
import type { Check } from './check.js';
import { kindOf, SchemaFailure } from './schema-failure.js';

const INT_LIMIT = 2 ** 31;
const LONG_LIMIT = 2 ** 63;

/** The check of text, of a number or of a truth value. */
export function scalarCheck(schema: ModelSchema): Check {
  if (schema.enum !== undefined) return enumCheck(schema.enum);
  if (schema.type === 'boolean') return checkBoolean;
  if (schema.type === 'integer') return integerCheck(schema.format === 'int32' ? INT_LIMIT : LONG_LIMIT);
  return schema.type === 'number' ? checkNumber : checkString;
}

function enumCheck(symbols: readonly string[]): Check {
  const known = new Set<unknown>(symbols);
  return (value) => {
    if (known.has(value)) return value as string;
    throw new SchemaFailure(`must be one of ${symbols.join(', ')}, not ${kindOf(value)}`);
  };
}

function integerCheck(limit: number): Check {
  return (value) => {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (isWhole && value >= -limit && value < limit) return value + 0;
    throw new SchemaFailure(`must be a whole number of ${limit === INT_LIMIT ? 32 : 64} bits, not ${kindOf(value)}`);
  };
}

function checkNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  throw new SchemaFailure(`must be a number, not ${kindOf(value)}`);
}

function checkBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new SchemaFailure(`must be true or false, not ${kindOf(value)}`);
}

function checkString(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new SchemaFailure(`must be text, not ${kindOf(value)}`);
}
