import { ExactInteger } from '../../foundation/common/exact-json.js';

/** A value that does not fit its schema: where, and why. Told to callers as a `DomainError` by `AspectValidator`. */
export class SchemaFailure extends Error {
  /** From the aspect's root to the failing value. */
  readonly path: (string | number)[] = [];

  /** @param isUrn whether the value is text that is no urn, or a urn of something unknown */
  constructor(
    reason: string,
    readonly isUrn = false,
  ) {
    super(reason);
  }
}

/** Puts `step` before the path of `error`, and hands the error back to be thrown. */
export function within(error: unknown, step: string | number): unknown {
  if (error instanceof SchemaFailure) error.path.unshift(step);
  return error;
}

/** What `value` is, for messages. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (value instanceof ExactInteger) return value.digits;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `"${value.slice(0, 100)}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
}
