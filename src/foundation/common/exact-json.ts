import { randomBytes } from 'node:crypto';

/** No text that is read or written holds it: it is made anew in each process and told to nobody. */
const MARK = `#${randomBytes(12).toString('hex')}:`;
const MARKED = new RegExp(`"${MARK}(-?\\d+(?:\\.0)?)"`, 'g');

/** Whole numbers that a double cannot hold have this many digits at least. */
const LONG = 16;
/** Whole numbers of 64 bits have 19 digits at most; longer ones are rounded. */
const WHOLE = /^-?[1-9]\d{15,18}$/;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Whether values are being written exactly, and how many of them have been. */
const writing = { isExact: false, marks: 0 };

/**
 * A number with the digits that `exactJson` writes. It calculates, compares and is written elsewhere as the nearest
 * double does. Stands in JSON values where a `number` is declared.
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

/** `value` as JSON text, with every digit of its whole numbers. */
export function exactJson(value: unknown): string {
  writing.isExact = true;
  writing.marks = 0;
  try {
    const text = JSON.stringify(value);
    return writing.marks === 0 ? text : text.replaceAll(MARKED, '$1');
  } finally {
    writing.isExact = false;
  }
}

/**
 * What `parse` makes of JSON text, with an `ExactInteger` for each whole number that a double cannot hold. `parse` is
 * `JSON.parse` or does the same with a reviver. Throws what `parse` throws.
 */
export function parseExact(
  text: string,
  parse: (text: string, reviver?: (key: string, value: unknown) => unknown) => unknown = JSON.parse,
): unknown {
  return hasDigits(text, LONG) ? parse(withMarks(text), revived) : parse(text);
}

/** The place of the quote that ends the string beginning at `start`, or the length of `text`. */
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
 * Whether `count` digits stand in a row somewhere. Looks at every `count`th character only, since one of those digits
 * would be among them.
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

/** `text` with its whole numbers that a double cannot hold as marked strings. */
function withMarks(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) === QUOTE) {
      at = endOfString(text, at);
    } else if (isNumberPart(text.charCodeAt(at))) {
      const end = endOfNumber(text, at);
      const number = text.slice(at, end);
      if (WHOLE.test(number) && !Number.isSafeInteger(Number(number))) {
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

/** Digits, and what stands between them: `-`, `+`, `.`, `e`, `E`. */
function isNumberPart(code: number): boolean {
  return isDigit(code) || code === 0x2d || code === 0x2b || code === 0x2e || (code | 0x20) === 0x65;
}

function revived(key: string, value: unknown): unknown {
  if (key.startsWith(MARK)) throw new SyntaxError('Names of members must be strings');
  return typeof value === 'string' && value.startsWith(MARK) ? new ExactInteger(value.slice(MARK.length)) : value;
}
