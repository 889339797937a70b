import { exactJson } from '../../json/exact-json.js';

/** `value` as JSON text for a column. */
export function jsonColumn(value: object | undefined): string | null {
  return value === undefined ? null : exactJson(value);
}
