import { WrittenNumber } from '../foundation/json/exact-json.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../foundation/json/json.js';
import type { AnnotatedPath, AspectSpec, TimeseriesFieldAnnotation } from '../model/index.js';

/** One item of a collection, with its fields for filters and aggregations. */
export interface CollectionItem {
  readonly collection: string;
  /** Distinguishes the item from others of the collection. */
  readonly key: string;
  readonly stats: JsonObject;
}

/** The filterable fields of a value by name; arrays and records as JSON text. */
export function rowStats(aspect: AspectSpec, value: JsonObject): JsonObject {
  const collections = new Set(aspect.timeseriesCollections.map(({ path }) => path.join('/')));
  const fields = aspect.timeseriesFields.filter(({ path }) => !isInCollection(path, collections));
  return statsOf(value, fields, 0);
}

/** Every item of every collection of a value, without items that lack a key, which cannot be distinguished. */
export function collectionItems(aspect: AspectSpec, value: JsonObject): readonly CollectionItem[] {
  return aspect.timeseriesCollections.flatMap(({ path, annotation }) => {
    const prefix = [...path, '*'];
    const fields = aspect.timeseriesFields.filter(({ path: field }) => prefix.every((step, at) => field[at] === step));
    const items = descend(value, path);
    return (Array.isArray(items) ? items : []).flatMap((item) =>
      collectionItem(path.at(-1) ?? '', annotation.key, item, statsOf(item, fields, prefix.length)),
    );
  });
}

function collectionItem(collection: string, keyName: string, item: JsonValue, stats: JsonObject): CollectionItem[] {
  const key = isJsonObject(item) ? item[keyName] : item;
  if (key === undefined || key === null) return [];
  const text = typeof key === 'object' ? JSON.stringify(key) : String(key);
  return [{ collection, key: text, stats: { [keyName]: text, ...stats } }];
}

function statsOf(
  value: JsonValue,
  fields: readonly AnnotatedPath<TimeseriesFieldAnnotation>[],
  depth: number,
): JsonObject {
  const stats: JsonObject = {};
  for (const { path } of fields) {
    const found = descend(value, path.slice(depth));
    const name = path.at(-1);
    if (found === undefined || found === null || name === undefined) continue;
    const isText = typeof found === 'object' && !(found instanceof WrittenNumber);
    stats[name] = isText ? JSON.stringify(found) : found;
  }
  return stats;
}

function descend(value: JsonValue, path: readonly string[]): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const step of path) found = isJsonObject(found) ? found[step] : undefined;
  return found;
}

function isInCollection(path: readonly string[], collections: ReadonlySet<string>): boolean {
  return path.some((step, at) => step === '*' && collections.has(path.slice(0, at).join('/')));
}
