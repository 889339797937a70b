import type { Aspects, Json, StoredAspect } from '../stored-entity.js';

/** A version of an aspect. */
export interface AspectVersion {
  readonly aspect: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
  readonly value: Json;
}

/** A version with the one before it. */
export interface VersionChange {
  readonly current: AspectVersion;
  /** Null if the version before is no longer kept; undefined for the first version. */
  readonly previous: AspectVersion | null | undefined;
}

/** A page of the history of several aspects. */
export interface VersionPage {
  /** Newest first. */
  readonly changes: readonly VersionChange[];
  /** The newest version of each aspect that the next page begins with; empty at the end. */
  readonly rest: readonly AspectVersion[];
}

/** Reads one version of an aspect; undefined if it is not kept. */
export type ReadVersion = (aspect: string, version: number) => Promise<StoredAspect | undefined>;

/** The latest versions of the aspects that have versions; time series have none. */
export function latestVersions(aspects: Aspects): readonly AspectVersion[] {
  return [...aspects].flatMap(
    ([aspect, reading]) => versionOf(aspect, Number(reading.systemMetadata?.version), reading) ?? [],
  );
}

/** The next `size` changes of the aspects whose newest versions are `heads`, by time, newest first. */
export async function nextPage(heads: readonly AspectVersion[], size: number, read: ReadVersion): Promise<VersionPage> {
  const changes: VersionChange[] = [];
  let rest = heads;
  while (changes.length < size) {
    const current = newestOf(rest);
    if (current === undefined) break;
    const previous = await previousOf(current, read);
    changes.push({ current, previous });
    const others = rest.filter((one) => one !== current);
    rest = previous == null ? others : [...others, previous];
  }
  return { changes, rest };
}

function newestOf(versions: readonly AspectVersion[]): AspectVersion | undefined {
  return versions.toSorted((a, b) => b.time - a.time || a.aspect.localeCompare(b.aspect))[0];
}

async function previousOf({ aspect, version }: AspectVersion, read: ReadVersion) {
  if (version <= 1) return undefined;
  const reading = await read(aspect, version - 1);
  return reading === undefined ? null : (versionOf(aspect, version - 1, reading) ?? null);
}

function versionOf(aspect: string, version: number, reading: StoredAspect): AspectVersion | undefined {
  const { auditStamp, value } = reading;
  return auditStamp === undefined || !(version >= 1) ? undefined : { aspect, version, ...auditStamp, value };
}
