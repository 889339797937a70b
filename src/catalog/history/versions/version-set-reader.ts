import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { EdgeStore } from '../../../graph/index.js';

/** Most versions of one set that are looked at. */
const MOST_VERSIONS = 10_000;

/** A version of a version set. */
export interface StoredVersion {
  readonly urn: string;
  readonly versionSet: string;
  readonly sortId: string;
}

/** A version set as it is stored, or is to be. */
export interface StoredVersionSet {
  readonly urn: string;
  /** Undefined when the set is not stored. */
  readonly properties: JsonObject | undefined;
  /** Version of the properties, as `If-Version-Match` names it; undefined when the set is not stored. */
  readonly version: string | undefined;
}

/** Reads version sets. */
@Injectable()
export class VersionSetReader {
  constructor(
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
  ) {}

  /** The set of `urn`. */
  async set(urn: string): Promise<StoredVersionSet> {
    const record = await this.store.latestOne(urn, 'versionSetProperties');
    const version = record === undefined ? undefined : (record.systemMetadata?.version ?? '1');
    return { urn, properties: record?.value, version };
  }

  /** The latest version of a set; undefined when the set is not stored. */
  async latestOf({ properties }: StoredVersionSet): Promise<StoredVersion | undefined> {
    const latest = properties?.['latest'];
    return typeof latest === 'string' ? this.version(latest) : undefined;
  }

  /** What the entity's `versionProperties` hold; undefined when it is no version of anything. */
  async version(urn: string): Promise<StoredVersion | undefined> {
    const value = (await this.store.latestOne(urn, 'versionProperties'))?.value;
    return isJsonObject(value) ? storedVersion(urn, value) : undefined;
  }

  /** The versions of a set, by sort id. */
  async versions(setUrn: string): Promise<readonly StoredVersion[]> {
    const { relationships } = await this.edges.relationships({
      urn: setUrn,
      direction: 'INCOMING',
      types: ['VersionOf'],
      start: 0,
      count: MOST_VERSIONS,
    });
    const found = await this.store.latest(
      relationships.map(({ urn }) => urn),
      ['versionProperties'],
    );
    const versions = [...found].flatMap(([urn, aspects]) =>
      [...aspects.values()].map(({ value }) => storedVersion(urn, value)),
    );
    return versions.sort((one, other) => (one.sortId < other.sortId ? -1 : 1));
  }
}

function storedVersion(urn: string, value: JsonObject): StoredVersion {
  const { sortId, versionSet } = value;
  return { urn, versionSet: textOf(versionSet), sortId: textOf(sortId) };
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
