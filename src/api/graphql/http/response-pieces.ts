import { exactJson } from '../../../foundation/common/exact-json.js';
import { giveWay } from '../../../foundation/common/give-way.js';
import type { ShownResult } from '../execution/operation-runner.js';
import { jsonLength } from '../json-length.js';
import { shownErrors } from './response-text.js';

/** Approximate number of characters of a piece. */
const PIECE = 65_536;
/** Number of characters from which on a value is written in parts, approximately. */
const PART = PIECE / 4;

/**
 * Yields the text of `responseText` in pieces, for responses so long that writing them at once would block the event
 * loop.
 */
export async function* responsePieces({ data, errors = [] }: ShownResult): AsyncGenerator<string> {
  let piece = '{';
  if (errors.length > 0) piece += `"errors":${JSON.stringify(shownErrors(errors))},`;
  for (const part of data === undefined ? [] : parts({ data })) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    await giveWay();
  }
  yield `${piece}${data === undefined ? '' : ','}"extensions":{}}`;
}

/** Yields the members of an object as JSON, in small parts. */
function* parts(members: Readonly<Record<string, unknown>>): Generator<string> {
  let isFirst = true;
  for (const [name, value] of Object.entries(members)) {
    if (isNothing(value)) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(name)}:`;
    isFirst = false;
    yield* valueParts(value);
  }
}

/** A value whose text is short is written by the engine at once, which takes a tenth of the time. */
function* valueParts(value: unknown): Generator<string> {
  if (jsonLength(value, PART) <= PART) yield isNothing(value) ? 'null' : exactJson(value);
  else if (Array.isArray(value)) yield* listParts(value);
  else if (typeof value === 'object' && value !== null) {
    yield '{';
    yield* parts(value as Readonly<Record<string, unknown>>);
    yield '}';
  } else yield JSON.stringify(value);
}

function* listParts(items: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [at, item] of items.entries()) {
    if (at > 0) yield ',';
    yield* valueParts(item);
  }
  yield ']';
}

/** Whether JSON omits the value. */
function isNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}
