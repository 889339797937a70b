import type { JsonValue } from '../../foundation/common/json.js';

/** Answers a trimmed copy of a value that fits; throws `SchemaFailure` for one that does not. */
export type Check = (value: unknown) => JsonValue;
