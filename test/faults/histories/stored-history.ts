import { join } from 'node:path';
import type { TestEnvironment } from '../../support/service/create-test-environment.js';
import { connectToServer } from '../../support/engines/sql-server.js';

/** A version of an aspect as it is in SQL. */
export interface StoredVersion {
  readonly urn: string;
  readonly aspect: string;
  /** 0 is the latest. */
  readonly version: number;
  readonly value: AspectValue;
  /** The number that the metadata gives the version, from 1. */
  readonly number: number;
}

/** A change of an aspect as the events tell it. */
export interface ToldChange {
  readonly urn: string;
  readonly aspect: string;
  readonly changeType: string;
  /** Undefined after a delete. */
  readonly value: AspectValue | undefined;
  /** Undefined before the first version. */
  readonly previous: AspectValue | undefined;
}

/** The members that the writers' values have. */
export interface AspectValue {
  readonly name?: string;
  readonly description?: string;
  readonly tags?: readonly { readonly tag: string }[];
}

/** All versions of the aspects called `names`, the oldest of each aspect first. */
export async function storedVersions(env: TestEnvironment, names: readonly string[]): Promise<StoredVersion[]> {
  const server = await connectToServer(env.databaseUrl ?? `sqlite:${join(env.dataDir, 'data', 'metadata.db')}`);
  try {
    const rows = await server.rows(
      `SELECT urn, aspect, version, metadata, systemmetadata FROM metadata_aspect_v2
        WHERE aspect IN (${names.map((name) => `'${name}'`).join(', ')})
        ORDER BY urn, aspect, CASE version WHEN 0 THEN 1 ELSE 0 END, version`,
    );
    return rows.map((row) => ({
      urn: String(row['urn']),
      aspect: String(row['aspect']),
      version: Number(row['version']),
      value: JSON.parse(String(row['metadata'])) as AspectValue,
      number: Number((JSON.parse(String(row['systemmetadata'])) as { readonly version?: string }).version),
    }));
  } finally {
    await server.close();
  }
}

/** Where the events of today end. */
export async function endOfEvents(env: TestEnvironment): Promise<string> {
  return (await polled(env, '')).offsetId;
}

/** Every change since an offset, in the order in which the events tell them. */
export async function toldChanges(env: TestEnvironment, since: string): Promise<ToldChange[]> {
  const changes: ToldChange[] = [];
  let offset = since;
  for (;;) {
    const { offsetId, events } = await polled(env, `&offsetId=${encodeURIComponent(offset)}`);
    if (events.length === 0) return changes;
    changes.push(...events.map(({ value }) => toldChange(JSON.parse(value) as Event)));
    offset = offsetId;
  }
}

interface Event {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: string;
  readonly aspect: EventValue | null;
  readonly previousAspectValue: EventValue | null;
}

/** A value under the name of its type, as in the JSON encoding of Avro. */
type EventValue = Readonly<Record<string, { readonly value: string }>>;

async function polled(env: TestEnvironment, query: string) {
  const path = `/openapi/v1/events/poll?topic=MetadataChangeLog_Versioned_v1&pollTimeoutSeconds=1&limit=1000${query}`;
  const answer = await env.fetch(path);
  if (!answer.ok) throw new Error(`Polling answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { readonly offsetId: string; readonly events: readonly { readonly value: string }[] };
}

function toldChange({ entityUrn, aspectName, changeType, aspect, previousAspectValue }: Event): ToldChange {
  return {
    urn: entityUrn,
    aspect: aspectName,
    changeType,
    value: changeType === 'DELETE' ? undefined : valueOf(aspect),
    previous: valueOf(previousAspectValue),
  };
}

function valueOf(given: EventValue | null): AspectValue | undefined {
  const [generic] = Object.values(given ?? {});
  return generic === undefined ? undefined : (JSON.parse(generic.value) as AspectValue);
}
