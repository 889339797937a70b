import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject } from '../../../foundation/json/json.js';

/** Converts a collection body of v2, `[{urn, aspects: {name: wrapper}}]`, to v3. Throws `INVALID_ARGUMENT`. */
export function v3BodyOf(body: unknown): readonly object[] {
  if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
  return body.map((item: unknown) => {
    const { urn, aspects } = isJsonObject(item) ? item : {};
    if (!isJsonObject(aspects)) throw invalidArgument('Missing `aspects` field');
    return { ...aspects, urn };
  });
}
