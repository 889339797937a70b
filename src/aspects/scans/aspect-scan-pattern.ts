import { invalidArgument } from '../../foundation/common/errors.js';
import { ANY_CHARACTER, ANY_TEXT, matchesSteps } from '../../foundation/common/wildcard-match.js';

/** The part of an SQL LIKE pattern before its first wildcard. */
export interface PatternStart {
  readonly prefix: string;
  /** Whether the pattern has no wildcard, so that it matches `prefix` alone. */
  readonly isWhole: boolean;
}

const TOKEN = /\\(.)|([%_])|([^\\%_]+)/gsu;
const LAST_CODE_POINT = 0x10ffff;

/** Splits a LIKE pattern at its first wildcard. */
export function patternStart(pattern: string): PatternStart {
  let prefix = '';
  for (const [, escaped, wildcard, plain] of pattern.matchAll(TOKEN)) {
    if (wildcard !== undefined) return { prefix, isWhole: false };
    prefix += escaped ?? plain ?? '';
  }
  return { prefix, isWhole: true };
}

/** Throws `INVALID_ARGUMENT`, naming `field`, for a text that the engines do not accept as a LIKE pattern. */
export function checkPattern(field: string, pattern: string): void {
  if (pattern === '') throw invalidArgument(`"${field}" is empty. Give an SQL LIKE pattern, such as urn:li:dataset:%.`);
  if (pattern.includes('\0')) throw invalidArgument(`"${field}" holds a zero character, which no urn has.`);
  if (/(?<!\\)(?:\\\\)*\\$/.test(pattern)) {
    throw invalidArgument(`"${field}" ends with a lone backslash. Write \\\\ to look for one.`);
  }
}

/**
 * A predicate for the texts that a LIKE pattern matches, as in the engines: byte by byte, `_` for one character. Takes
 * time up to the product of both lengths, which a regular expression with many wildcards does not keep to.
 */
export function patternMatcher(pattern: string): (text: string) => boolean {
  const { prefix } = patternStart(pattern);
  const steps = stepsOf(pattern);
  return (text) => text.startsWith(prefix) && matchesSteps(steps, Array.from(text));
}

function stepsOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(TOKEN)].flatMap(([, escaped, wildcard, plain]) => {
    if (wildcard === undefined) return Array.from(escaped ?? plain ?? '');
    return [wildcard === '%' ? ANY_TEXT : ANY_CHARACTER];
  });
}

/** The first text, in byte order, after all that begin with `prefix`; undefined when there is none. */
export function prefixEnd(prefix: string): string | undefined {
  const characters = Array.from(prefix);
  for (;;) {
    const last = characters.pop()?.codePointAt(0);
    if (last === undefined) return undefined;
    if (last === LAST_CODE_POINT) continue;
    return characters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
  }
}
