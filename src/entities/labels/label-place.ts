import type { PatchOperation } from '../../aspects/index.js';
import { isJsonObject, type JsonObject } from '../../foundation/json/json.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import type { AspectEdit } from '../edits/aspect-edit.js';
import { pointer } from '../edits/pointer.js';
import type { ResourceRefInput } from '../shared/resource-ref.input.js';
import type { LabelKind } from './label-kind.js';

/** Second key field of an entry: the source that attached it. Additions do not affect entries of other sources. */
const SOURCE = 'attribution␟source';

/** Actor and time of a change of labels. */
export interface LabelStamp {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
}

/** The place where the labels of an entity or a column are stored. */
export interface LabelPlace {
  readonly urn: string;
  readonly aspectName: string;
  /**
   * Returns the edit that adds those of `labels` that `stored`, the aspect's value, lacks; undefined if it lacks none.
   */
  add(labels: readonly string[], stored: JsonObject | undefined, stamp: LabelStamp): AspectEdit | undefined;
  /** Returns the edit that removes `labels`, whatever their source. */
  remove(labels: readonly string[], stamp: LabelStamp): AspectEdit;
}

/**
 * Returns the place of the labels of `resource`. Business attributes and columns store labels inside another aspect.
 */
export function labelPlaceOf(kind: LabelKind, { resourceUrn: urn, subResource }: ResourceRefInput): LabelPlace {
  if (subResource != null) return columnPlace(kind, urn, subResource);
  if (entityTypeOfUrn(urn) === 'businessAttribute')
    return entityPlace(kind, urn, 'businessAttributeInfo', [kind.aspectName]);
  return entityPlace(kind, urn, kind.aspectName, []);
}

function entityPlace(kind: LabelKind, urn: string, aspectName: string, holder: readonly string[]): LabelPlace {
  const path = [...holder, kind.list];
  const keys = { [path.join('␟')]: [kind.key, SOURCE] };
  const edit = (patch: readonly PatchOperation[], stamp: LabelStamp): AspectEdit => {
    const stamped = kind.isStamped ? [adding(pointer(...holder, 'auditStamp'), { ...stamp })] : [];
    return { urn, aspectName, patch: [...stamped, ...patch], keys };
  };
  return {
    urn,
    aspectName,
    add: (labels, stored, stamp) => {
      const added = missing(kind, labels, memberAt(stored, path));
      const patch = added.map((label) => adding(pointer(...path, label, ''), entryOf(kind, label, stamp)));
      return patch.length === 0 ? undefined : edit(patch, stamp);
    },
    remove: (labels, stamp) =>
      edit(
        labels.map((label) => removing(...path, label)),
        stamp,
      ),
  };
}

function columnPlace(kind: LabelKind, urn: string, fieldPath: string): LabelPlace {
  const aspectName = 'editableSchemaMetadata';
  const inside = [kind.aspectName, kind.list];
  const path = ['editableSchemaFieldInfo', fieldPath, ...inside];
  const edit = (patch: readonly PatchOperation[]): AspectEdit => ({ urn, aspectName, patch, keys: 'template' });
  return {
    urn,
    aspectName,
    add: (labels, stored, stamp) => {
      const added = missing(kind, labels, memberAt(columnOf(stored, fieldPath), inside));
      const patch = added.map((label) => adding(pointer(...path, label), entryOf(kind, label, stamp)));
      return patch.length === 0 ? undefined : edit(patch);
    },
    remove: (labels) => edit(labels.map((label) => removing(...path, label))),
  };
}

function entryOf({ key, isStamped }: LabelKind, label: string, { actor }: LabelStamp): JsonObject {
  return isStamped ? { [key]: label, actor } : { [key]: label };
}

function adding(path: string, value: JsonObject): PatchOperation {
  return { op: 'add', path, value };
}

function removing(...path: readonly string[]): PatchOperation {
  return { op: 'remove', path: pointer(...path) };
}

function missing({ key }: LabelKind, labels: readonly string[], entries: unknown): readonly string[] {
  const there = new Set(Array.isArray(entries) ? entries.map((entry: JsonObject) => entry[key]) : []);
  return [...new Set(labels)].filter((label) => !there.has(label));
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
