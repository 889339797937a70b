import { booleanOf } from '../../foundation/common/boolean-text.js';
import { invalidArgument } from '../../foundation/common/errors.js';

/** Query parameters as parsed by the server. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parses a boolean parameter. Throws `INVALID_ARGUMENT` for texts other than true and false. */
export function flagOf(query: Query, name: string, fallback: boolean): boolean {
  const text = textOf(query, name)?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  const flag = booleanOf(text);
  if (flag !== undefined) return flag;
  throw invalidArgument(`The query parameter "${name}" must be true or false, not "${text}".`);
}

/** Parses an integer. Throws `INVALID_ARGUMENT` for anything else. */
export function integerOf(query: Query, name: string, fallback: number): number {
  const text = textOf(query, name);
  if (text === undefined || text === '') return fallback;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw invalidArgument(`The query parameter "${name}" must be a whole number, not "${text}".`);
}

/** The first value of a parameter. */
export function textOf(query: Query, name: string): string | undefined {
  return [query[name]].flat()[0];
}

/** All values of several parameters together, repeated or comma-separated; undefined if none is given. */
export function listOf(query: Query, ...names: readonly string[]): readonly string[] | undefined {
  const values = names.flatMap((name) => [query[name]].flat()).filter((value) => value !== undefined);
  if (values.length === 0) return undefined;
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** All values of several parameters together; values may contain commas. Empty if none is given. */
export function valuesOf(query: Query, ...names: readonly string[]): readonly string[] {
  const values = names.flatMap((name) => [query[name]].flat());
  return values.filter((value): value is string => value !== undefined && value !== '');
}
