import { Injectable } from '@nestjs/common';
import { giveWayBefore } from '../foundation/concurrency/give-way.js';
import { isJsonObject, type JsonValue } from '../foundation/json/json.js';
import type { AspectRecord } from './aspect-record.js';
import { type AspectsByUrn, AspectStore } from './aspect-store.js';
import { StoredAspect } from './rows/stored-aspect.js';

/** The aspect that holds an entity's values of structured properties. */
const VALUES = 'structuredProperties';

/**
 * Reads aspects as callers of the REST APIs see them: without the values of structured properties that are marked as
 * removed. Yields to the event loop before large values are converted, so that many requests for them do not hold up
 * all others. Throws as `AspectStore`.
 */
@Injectable()
export class VisibleAspects {
  constructor(private readonly store: AspectStore) {}

  /** As `AspectStore.latest`; hiding values takes one more statement, and none where no entity has values. */
  async latest(urns: readonly string[], aspectNames?: readonly string[]): Promise<AspectsByUrn> {
    const found = await this.store.latest(urns, aspectNames);
    const turn = giveWayBefore(charactersIn(found));
    if (turn !== undefined) await turn;
    if (!hasValues(found)) return found;
    const removed = await this.removedIn([...found.values()].map((aspects) => aspects.get(VALUES)));
    if (removed.size === 0) return found;
    const shown = [...found].map(([urn, aspects]) => {
      const all = [...aspects].map(([name, record]) => [name, withoutProperties(record, removed)] as const);
      return [urn, new Map(all)] as const;
    });
    return new Map(shown);
  }

  /** As `AspectStore.version`. */
  async version(urn: string, aspectName: string, version: number): Promise<AspectRecord | undefined> {
    const record = await this.store.version(urn, aspectName, version);
    const turn = record && giveWayBefore(StoredAspect.characters(record));
    if (turn !== undefined) await turn;
    if (record?.aspect !== VALUES) return record;
    return withoutProperties(record, await this.removedIn([record]));
  }

  /** Those of the properties assigned by the records that are marked as removed. */
  private async removedIn(records: readonly (AspectRecord | undefined)[]): Promise<ReadonlySet<string>> {
    const urns = records.flatMap((record) => (record?.aspect === VALUES ? assignmentsOf(record).map(propertyOf) : []));
    const states = await this.store.latest([...new Set(urns)], ['status']);
    const removed = [...states].filter(([, aspects]) => aspects.get('status')?.value['removed'] === true);
    return new Set(removed.map(([urn]) => urn));
  }
}

function charactersIn(found: AspectsByUrn): number {
  let characters = 0;
  for (const aspects of found.values())
    for (const record of aspects.values()) characters += StoredAspect.characters(record);
  return characters;
}

function hasValues(found: AspectsByUrn): boolean {
  for (const aspects of found.values()) if (aspects.has(VALUES)) return true;
  return false;
}

function withoutProperties(record: AspectRecord, removed: ReadonlySet<string>): AspectRecord {
  if (record.aspect !== VALUES || removed.size === 0) return record;
  const { urn, aspect, version, systemMetadata, created } = record;
  const properties = assignmentsOf(record).filter((assignment) => !removed.has(propertyOf(assignment)));
  return { urn, aspect, version, value: { ...record.value, properties }, systemMetadata, created };
}

function assignmentsOf({ value }: AspectRecord): JsonValue[] {
  return Array.isArray(value['properties']) ? value['properties'] : [];
}

function propertyOf(assignment: JsonValue): string {
  const urn = isJsonObject(assignment) ? assignment['propertyUrn'] : undefined;
  return typeof urn === 'string' ? urn : '';
}
