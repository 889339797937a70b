import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore, valueAs } from '../../../aspects/index.js';
import { EdgeStore } from '../../../graph/index.js';
import { type StoredOf, versionProperties, versionSetProperties } from '../../../model/index.js';

/** Maximum number of versions of one set that are read. */
const MAX_VERSIONS = 10_000;

/** A version in a version set. */
export interface SetVersion {
  readonly urn: string;
  /** The stored properties, for conditional writes. */
  readonly record: AspectRecord;
  readonly versionSet: string;
  readonly sortId: string;
}

/** A version set, stored or not. */
export interface StoredVersionSet {
  readonly urn: string;
  /** Undefined if the set is not stored. */
  readonly properties: StoredOf<typeof versionSetProperties> | undefined;
  /** The record of the properties, for conditional writes; undefined if the set is not stored. */
  readonly record: AspectRecord | undefined;
}

/** Reads version sets. */
@Injectable()
export class VersionSetReader {
  constructor(
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
  ) {}

  /** Returns the version set `urn`, even if it is not stored. */
  async set(urn: string): Promise<StoredVersionSet> {
    const record = await this.store.latestOne(urn, versionSetProperties.name);
    return { urn, properties: record && valueAs(record, versionSetProperties), record };
  }

  /** Returns the latest version of a set; undefined if the set is not stored. */
  async latestOf({ properties }: StoredVersionSet): Promise<SetVersion | undefined> {
    return properties === undefined ? undefined : this.version(properties.latest);
  }

  /** Returns the entity `urn` as a version; undefined if it belongs to no version set. */
  async version(urn: string): Promise<SetVersion | undefined> {
    const record = await this.store.latestOne(urn, versionProperties.name);
    return record && versionOf(urn, record);
  }

  /** Returns the versions of a set, ordered by sort id. */
  async versions(setUrn: string): Promise<readonly SetVersion[]> {
    const { relationships } = await this.edges.relationships({
      urn: setUrn,
      direction: 'INCOMING',
      types: ['VersionOf'],
      start: 0,
      count: MAX_VERSIONS,
    });
    const urns = relationships.map(({ urn }) => urn);
    const found = await this.store.latest(urns, [versionProperties.name]);
    const versions = [...found].flatMap(([urn, records]) => [...records.values()].map((one) => versionOf(urn, one)));
    return versions.sort((one, other) => (one.sortId < other.sortId ? -1 : 1));
  }
}

function versionOf(urn: string, record: AspectRecord): SetVersion {
  const { sortId, versionSet } = valueAs(record, versionProperties);
  return { urn, record, versionSet, sortId };
}
