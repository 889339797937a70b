import type { PatchOperation } from '../aspects/index.js';
import { type JsonObject, isJsonObject } from '../common/json.js';
import { type AspectEdit, entityNameOfUrn, pointer, type ResourceRefInput } from '../entities/index.js';

/** One entry per tag and source, so that what other sources attached stays as it is. */
const ENTRY_KEYS = ['tag', 'attribution␟source'] as const;

/** Where the tags of an entity or a column are kept. */
export interface TagPlace {
  readonly urn: string;
  readonly aspectName: string;
  /** The edit that adds those of `tags` that are not there in `stored`, the aspect's value; undefined when all are. */
  add(tags: readonly string[], stored: JsonObject | undefined): AspectEdit | undefined;
  /** The edit that removes `tags`, whoever attached them. */
  remove(tags: readonly string[]): AspectEdit;
}

/** Where the tags of `resource` are kept: business attributes and columns have theirs inside another aspect. */
export function tagPlaceOf({ resourceUrn: urn, subResource }: ResourceRefInput): TagPlace {
  if (subResource != null) return columnPlace(urn, subResource);
  if (entityNameOfUrn(urn) === 'businessAttribute')
    return entityPlace(urn, 'businessAttributeInfo', ['globalTags', 'tags']);
  return entityPlace(urn, 'globalTags', ['tags']);
}

function entityPlace(urn: string, aspectName: string, path: readonly string[]): TagPlace {
  const keys = { [path.join('␟')]: ENTRY_KEYS };
  const edit = (patch: readonly PatchOperation[]): AspectEdit => ({ urn, aspectName, patch, keys });
  return {
    urn,
    aspectName,
    add: (tags, stored) =>
      editOf(
        missing(tags, memberAt(stored, path)).map((tag) => adding(tag, ...path, tag, '')),
        edit,
      ),
    remove: (tags) => edit(tags.map((tag) => removing(...path, tag))),
  };
}

function columnPlace(urn: string, fieldPath: string): TagPlace {
  const aspectName = 'editableSchemaMetadata';
  const path = ['editableSchemaFieldInfo', fieldPath, 'globalTags', 'tags'];
  const edit = (patch: readonly PatchOperation[]): AspectEdit => ({ urn, aspectName, patch, keys: 'template' });
  return {
    urn,
    aspectName,
    add: (tags, stored) => {
      const there = memberAt(columnOf(stored, fieldPath), ['globalTags', 'tags']);
      return editOf(
        missing(tags, there).map((tag) => adding(tag, ...path, tag)),
        edit,
      );
    },
    remove: (tags) => edit(tags.map((tag) => removing(...path, tag))),
  };
}

function editOf(patch: PatchOperation[], edit: (patch: PatchOperation[]) => AspectEdit): AspectEdit | undefined {
  return patch.length === 0 ? undefined : edit(patch);
}

function adding(tag: string, ...path: readonly string[]): PatchOperation {
  return { op: 'add', path: pointer(...path), value: { tag } };
}

function removing(...path: readonly string[]): PatchOperation {
  return { op: 'remove', path: pointer(...path) };
}

function missing(tags: readonly string[], entries: unknown): readonly string[] {
  const there = new Set(Array.isArray(entries) ? entries.map((entry: { tag?: unknown }) => entry.tag) : []);
  return [...new Set(tags)].filter((tag) => !there.has(tag));
}

function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((current, name) => (isJsonObject(current) ? current[name] : undefined), value);
}

function columnOf(stored: JsonObject | undefined, fieldPath: string): unknown {
  const columns = stored?.['editableSchemaFieldInfo'];
  return Array.isArray(columns)
    ? columns.find((column) => isJsonObject(column) && column['fieldPath'] === fieldPath)
    : undefined;
}
