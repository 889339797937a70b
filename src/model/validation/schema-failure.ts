import { ExactInteger } from '../../foundation/json/exact-json.js';

/** A violation of a schema: place and reason. `AspectValidator` converts it to a `DomainError`. */
export class SchemaFailure extends Error {
  /** From the aspect's root to the failing value. */
  readonly path: (string | number)[] = [];

  /** @param isUrn whether the value is a string that is not a urn, or a urn of an unknown type */
  constructor(
    reason: string,
    readonly isUrn = false,
  ) {
    super(reason);
  }
}

/** Prepends `step` to the path of `error`, and returns the error to be thrown. */
export function within(error: unknown, step: string | number): unknown {
  if (error instanceof SchemaFailure) error.path.unshift(step);
  return error;
}

/** The kind of `value`, for messages. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (value instanceof ExactInteger) return value.digits;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `"${value.slice(0, 100)}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}
