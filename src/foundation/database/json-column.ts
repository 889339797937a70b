import { exactJson } from '../common/exact-json.js';

/** `value` as a column of JSON text holds it. */
export function jsonColumn(value: object | undefined): string | null {
  return value === undefined ? null : exactJson(value);
}
