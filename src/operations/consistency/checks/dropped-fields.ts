import { isJsonObject, type JsonValue } from '../../../foundation/json/json.js';

/** Returns the paths of fields in `stored` that `kept`, a copy with fewer fields, lacks; segments joined by slashes. */
export function droppedFields(stored: JsonValue, kept: JsonValue | undefined, place = ''): readonly string[] {
  if (Array.isArray(stored)) {
    const items = Array.isArray(kept) ? kept : [];
    return stored.flatMap((item, at) => droppedFields(item, items[at], `${place}/${String(at)}`));
  }
  if (!isJsonObject(stored)) return [];
  const members = isJsonObject(kept) ? kept : {};
  return Object.entries(stored).flatMap(([name, value]) => {
    const there = `${place}/${name}`;
    if (value === undefined) return [];
    return members[name] === undefined ? [there] : droppedFields(value, members[name], there);
  });
}
