import type { JsonValue } from '../../foundation/json/json.js';

/** Returns a trimmed copy of a valid value; throws `SchemaFailure` for an invalid one. */
export type Check = (value: unknown) => JsonValue;
