import { ExactInteger, rounded } from '../../foundation/json/exact-json.js';
import type { JsonValue } from '../../foundation/json/json.js';
import type { ModelSchema } from '../keywords.js';
import type { Check } from './check.js';
import { kindOf, SchemaFailure } from './schema-failure.js';

const INT_LIMIT = 2 ** 31;
const LEAST_LONG = -(2n ** 63n);
const GREATEST_LONG = 2n ** 63n - 1n;

/** The check of a string, number or boolean. */
export function scalarCheck(schema: ModelSchema): Check {
  if (schema.enum !== undefined) return enumCheck(schema.enum);
  if (schema.type === 'boolean') return checkBoolean;
  if (schema.type === 'integer') return schema.format === 'int32' ? checkInt : checkLong;
  return schema.type === 'number' ? checkNumber : checkString;
}

function enumCheck(symbols: readonly string[]): Check {
  const known = new Set<unknown>(symbols);
  return (value) => {
    if (known.has(value)) return value as string;
    throw new SchemaFailure(`must be one of ${symbols.join(', ')}, not ${kindOf(value)}`);
  };
}

function checkInt(value: unknown): number {
  if (Number.isInteger(value) && (value as number) >= -INT_LIMIT && (value as number) < INT_LIMIT)
    return (value as number) + 0;
  throw new SchemaFailure(`must be a whole number of 32 bits, not ${kindOf(value)}`);
}

function checkLong(value: unknown): JsonValue {
  if (Number.isSafeInteger(value)) return (value as number) + 0;
  const whole =
    value instanceof ExactInteger
      ? BigInt(value.digits)
      : Number.isInteger(value)
        ? BigInt(value as number)
        : undefined;
  if (whole !== undefined && whole >= LEAST_LONG && whole <= GREATEST_LONG) return value as number;
  throw new SchemaFailure(`must be a whole number of 64 bits, not ${kindOf(value)}`);
}

function checkNumber(value: unknown): number {
  const number = rounded(value);
  if (typeof number === 'number' && Number.isFinite(number)) return number + 0;
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
