import { exactJson } from '../../../foundation/json/exact-json.js';
import { giveWay } from '../../../foundation/concurrency/give-way.js';
import { sizeOfJson } from '../../../foundation/json/json-size.js';
import type { ShownResult } from '../execution/operation-runner.js';
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
  for (const part of data === undefined ? [] : new ResponseParts().ofMembers({ data })) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    await giveWay();
  }
  yield `${piece}${data === undefined ? '' : ','}"extensions":{}}`;
}

/** Splits values into short parts of their JSON text. Objects that occur again are written once. */
class ResponseParts {
  /** Lengths of the objects so far; those of long ones are only known to be above `PART`. */
  private readonly lengths = new Map<unknown, number>();
  private readonly texts = new Map<unknown, string>();

  /** Yields the members of an object, without the braces around them. */
  *ofMembers(members: Readonly<Record<string, unknown>>): Generator<string> {
    let isFirst = true;
    for (const [name, value] of Object.entries(members)) {
      if (isNothing(value)) continue;
      yield `${isFirst ? '' : ','}${JSON.stringify(name)}:`;
      isFirst = false;
      yield* this.of(value);
    }
  }

  private *of(value: unknown): Generator<string> {
    const known = this.lengths.get(value);
    const length = known ?? sizeOfJson(value, PART, this.lengths).characters;
    if (length <= PART) yield this.textOf(value, known !== undefined);
    else if (Array.isArray(value)) yield* this.ofItems(value);
    else if (typeof value === 'object' && value !== null) {
      yield '{';
      yield* this.ofMembers(value as Readonly<Record<string, unknown>>);
      yield '}';
    } else yield JSON.stringify(value);
    if (known === undefined && typeof value === 'object') this.lengths.set(value, length);
  }

  private *ofItems(items: readonly unknown[]): Generator<string> {
    yield '[';
    for (const [at, item] of items.entries()) {
      if (at > 0) yield ',';
      yield* this.of(item);
    }
    yield ']';
  }

  /** The text of a short value, which the engine writes at once in a tenth of the time; kept if the value repeats. */
  private textOf(value: unknown, isRepeated: boolean): string {
    if (!isRepeated) return isNothing(value) ? 'null' : exactJson(value);
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const text = exactJson(value);
    this.texts.set(value, text);
    return text;
  }
}

/** Whether JSON omits the value. */
function isNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}
