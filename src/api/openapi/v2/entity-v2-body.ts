import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { textsOf } from '../v3/scroll-parameters.js';

/** What a batch read asks for. */
export interface BatchRead {
  readonly urns: readonly string[];
  /** Undefined = all. */
  readonly aspectNames: readonly string[] | undefined;
  readonly withSystemMetadata: boolean;
}

/** Reads the body of a batch read. Throws `INVALID_ARGUMENT` and `MALFORMED_URN`. */
export function batchReadOf(body: unknown): BatchRead {
  const given = isJsonObject(body) ? body : {};
  const urns = textsOf(given, 'urns');
  if (urns === undefined) throw invalidArgument('The member "urns" is required: an array of urns.');
  const aspectNames = textsOf(given, 'aspectNames') ?? [];
  return {
    urns: urns.map((urn) => Urn.parse(urn).toString()),
    aspectNames: aspectNames.length === 0 ? undefined : aspectNames,
    withSystemMetadata: given['withSystemMetadata'] === true,
  };
}

/** A collection body of v2, `[{urn, aspects: {name: wrapper}}]`, as v3 has it. Throws `INVALID_ARGUMENT`. */
export function v3BodyOf(body: unknown): readonly object[] {
  if (!Array.isArray(body)) throw invalidArgument('The request body must be an array of entities.');
  return body.map((item: unknown) => {
    const { urn, aspects } = isJsonObject(item) ? item : {};
    if (!isJsonObject(aspects)) throw invalidArgument('Missing `aspects` field');
    return { ...aspects, urn };
  });
}
