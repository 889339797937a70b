import { nextTurnIfHeld } from '../concurrency/event-loop.js';
import { exactJson } from './exact-json.js';
import { Growing } from './growing-list.js';

/** Lists with more items, and objects with more members, are written in pieces. */
const MANY = 500;
/** Approximate number of characters written at once. */
const PIECE_LENGTH = 64 * 1024;
/** Nesting depth of lists in a response, as in `{value: {entities: […]}}`. */
const DEPTH = 3;

/**
 * Whether `value` should be written in pieces, because it contains a list that is long or not yet computed, or an
 * object with many members. Bytes are not JSON.
 */
export function isLongJson(value: unknown, depth = DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Growing) return true;
  if (Array.isArray(value)) return value.length > MANY || hasLongItem(value, depth);
  if (depth === 1 || ArrayBuffer.isView(value)) return false;
  let members = 0;
  for (const name in value) {
    members += 1;
    if (members > MANY || isLongJson((value as Readonly<Record<string, unknown>>)[name], depth - 1)) return true;
  }
  return false;
}

function hasLongItem(items: readonly unknown[], depth: number): boolean {
  return depth > 1 && items.some((item) => isLongJson(item, depth - 1));
}

/**
 * The text of `exactJson(value)` in pieces of some ten thousand characters, generated on demand; yields to the event
 * loop in between.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string, void, void> {
  let [texts, length]: [string[], number] = [[], 0];
  for await (const text of textsOf(value)) {
    texts.push(text);
    length += text.length;
    if (length < PIECE_LENGTH) continue;
    yield texts.join('');
    [texts, length] = [[], 0];
  }
  yield texts.join('');
}

async function* textsOf(value: unknown): AsyncGenerator<string, void, void> {
  if (!isLongJson(value)) yield exactJson(value);
  else if (value instanceof Growing)
    yield* value.kind === 'list' ? listTexts(value.pieces()) : memberTexts(value.pieces());
  else if (Array.isArray(value)) yield* listTexts([value]);
  else yield* memberTexts([Object.entries(value as object)]);
}

type Pieces = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

async function* listTexts(pieces: Pieces): AsyncGenerator<string, void, void> {
  let separator = '[';
  for await (const items of pieces) {
    for (const item of items) {
      await nextTurnIfHeld();
      if (isLongJson(item)) {
        yield separator;
        yield* textsOf(item);
      } else yield separator + (item === undefined ? 'null' : exactJson(item));
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}

async function* memberTexts(pieces: Pieces): AsyncGenerator<string, void, void> {
  let separator = '{';
  for await (const members of pieces as AsyncIterable<readonly (readonly [string, unknown])[]>) {
    for (const [name, member] of members) {
      if (member === undefined) continue;
      await nextTurnIfHeld();
      yield `${separator}${JSON.stringify(name)}:`;
      yield* textsOf(member);
      separator = ',';
    }
  }
  yield separator === '{' ? '{}' : '}';
}
