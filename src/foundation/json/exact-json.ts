import { randomBytes } from 'node:crypto';

/** No text contains it, because each process generates it at random and never reveals it. */
const MARK = `#${randomBytes(12).toString('hex')}:`;
const MARKED = new RegExp(`"${MARK}(-?\\d+(?:\\.0)?)"`, 'g');
/** Stands for a `JsonText`. */
const TEXT = `${MARK}text`;
const QUOTED_TEXT = `"${TEXT}"`;

/** Minimum number of digits of an integer that a double cannot represent. */
const LONG = 16;
/** 64-bit integers have at most 19 digits; longer ones are rounded. */
const WHOLE = /^-?[1-9]\d{15,18}$/;

const INTEGER = /^-?\d+$/;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether values are currently written exactly, how many were, and the texts among them in their order. */
const writing: { isExact: boolean; marks: number; texts: string[] } = { isExact: false, marks: 0, texts: [] };

/**
 * A number with the digits that `exactJson` writes. Arithmetic, comparison and other output use the nearest double.
 * Occurs in JSON values where a `number` is declared.
 */
export abstract class WrittenNumber extends Number {
  constructor(readonly digits: string) {
    super(digits);
  }

  toJSON(): number | string {
    if (!writing.isExact) return this.valueOf();
    writing.marks += 1;
    return MARK + this.digits;
  }
}

/** A whole number beyond 2^53, with every digit that it was written with. */
export class ExactInteger extends WrittenNumber {}

/** A whole number of a type that has fractions. */
class WholeDouble extends WrittenNumber {}

/** From here on numbers are written with an exponent. */
const EXPONENT_FROM = 1e21;

/** The number, which `exactJson` writes with a fraction, or with an exponent: `60.0` in place of `60`. */
export function fractional(value: number): number {
  if (!Number.isInteger(value) || Math.abs(value) >= EXPONENT_FROM) return value;
  const written: unknown = new WholeDouble(`${value}.0`);
  return written as number;
}

/** `value`, rounded where it is a `WrittenNumber`. */
export function rounded(value: unknown): unknown {
  return value instanceof WrittenNumber ? value.valueOf() : value;
}

/** A value as JSON text, which `exactJson` inserts unchanged: the text that it would return for the value. */
export class JsonText {
  constructor(private readonly text: string) {}

  toJSON(): unknown {
    if (!writing.isExact) return JSON.parse(this.text);
    writing.marks += 1;
    writing.texts.push(this.text);
    return TEXT;
  }
}

/** `value` as JSON text, with all digits of its integers. */
export function exactJson(value: unknown): string {
  writing.isExact = true;
  writing.marks = 0;
  try {
    const text = JSON.stringify(value);
    return writing.marks === 0 ? text : withoutMarks(text, writing.texts);
  } finally {
    writing.isExact = false;
    writing.texts = [];
  }
}

/** `text` with the digits of its numbers and the `inserted` texts in place of their marks. */
function withoutMarks(text: string, inserted: readonly string[]): string {
  const written = writing.marks === inserted.length ? text : text.replaceAll(MARKED, '$1');
  if (inserted.length === 0) return written;
  let [from, result] = [0, ''];
  for (const one of inserted) {
    const at = written.indexOf(QUOTED_TEXT, from);
    result += written.slice(from, at) + one;
    from = at + QUOTED_TEXT.length;
  }
  return result + written.slice(from);
}

/**
 * Parses JSON text with `parse`, with an `ExactInteger` for each integer that a double cannot represent. `parse` is
 * `JSON.parse` or an equivalent. Calls `count` for each integer that a double cannot represent before parsing, also for
 * those that are rounded. Throws what both throw.
 */
export function parseExact(text: string, parse: (text: string) => unknown = JSON.parse, count?: () => void): unknown {
  if (!hasDigits(text, LONG)) return parse(text);
  const marked = withMarks(text, count);
  return marked === text ? parse(text) : withIntegers(parse(marked));
}

/** Position of the quote that ends the string beginning at `start`, or the length of `text`. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

/**
 * Whether there are `count` consecutive digits. Checks only every `count`th character, because one of the digits must
 * be among them.
 */
function hasDigits(text: string, count: number): boolean {
  for (let at = count - 1; at < text.length; at += count) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let [first, last] = [at, at];
    while (isDigit(text.charCodeAt(first - 1))) first -= 1;
    while (isDigit(text.charCodeAt(last + 1))) last += 1;
    if (last - first + 1 >= count) return true;
  }
  return false;
}

/** `text` with integers that a double cannot represent replaced by marked strings; calls `count` for each. */
function withMarks(text: string, count?: () => void): string {
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) === QUOTE) {
      at = endOfString(text, at);
    } else if (isNumberPart(text.charCodeAt(at))) {
      const end = endOfNumber(text, at);
      const number = text.slice(at, end);
      const isUnsafe = number.length >= LONG && INTEGER.test(number) && !Number.isSafeInteger(Number(number));
      if (isUnsafe) count?.();
      if (isUnsafe && WHOLE.test(number)) {
        parts.push(text.slice(copied, at), `"${MARK}${number}"`);
        copied = end;
      }
      at = end - 1;
    }
  }
  parts.push(text.slice(copied));
  return parts.join('');
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (isNumberPart(text.charCodeAt(end))) end += 1;
  return end;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Characters of a number: digits, `-`, `+`, `.`, `e`, `E`. */
function isNumberPart(code: number): boolean {
  return isDigit(code) || code === 0x2d || code === 0x2b || code === 0x2e || (code | 0x20) === 0x65;
}

/**
 * A parsed value with integers in place of their marks, replaced in place. A reviver would take ten times as long.
 * Throws `SyntaxError` where a mark is the name of a member.
 */
function withIntegers(value: unknown): unknown {
  const holders: Holder[] = [];
  const whole = restored(value, holders);
  for (let holder = holders.pop(); holder !== undefined; holder = holders.pop())
    if (Array.isArray(holder)) restoreItems(holder, holders);
    else restoreMembers(holder, holders);
  return whole;
}

type Holder = unknown[] | Record<string, unknown>;

function restoreItems(items: unknown[], holders: Holder[]): void {
  for (const [at, before] of items.entries()) {
    const after = restored(before, holders);
    if (after !== before) items[at] = after;
  }
}

function restoreMembers(members: Record<string, unknown>, holders: Holder[]): void {
  for (const [name, before] of Object.entries(members)) {
    if (name.startsWith(MARK)) throw new SyntaxError('Names of members must be strings');
    const after = restored(before, holders);
    // An assignment to a member named __proto__ would change no member.
    if (after !== before)
      Object.defineProperty(members, name, { value: after, writable: true, enumerable: true, configurable: true });
  }
}

/** The integer of a mark, and any other value unchanged; adds it to `holders` if it may contain marks. */
function restored(value: unknown, holders: Holder[]): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? new ExactInteger(value.slice(MARK.length)) : value;
  if (typeof value === 'object' && value !== null) holders.push(value as Holder);
  return value;
}
