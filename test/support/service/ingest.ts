import type { TestEnvironment } from './create-test-environment.js';

/** Urn, aspect name and value of one write. */
export type Write = readonly [urn: string, aspectName: string, value: object];

/** Writes aspects of a running service over rest.li, all or none. Throws with its answer when it refuses. */
export async function ingest(env: TestEnvironment, ...writes: readonly Write[]): Promise<void> {
  const proposals = writes.map(([urn, aspectName, value]) => ({
    entityType: urn.split(':')[2],
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
  }));
  const answer = await env.fetch('/aspects?action=ingestProposalBatch', {
    method: 'POST',
    body: JSON.stringify({ proposals, async: 'false' }),
  });
  if (!answer.ok) throw new Error(`Ingestion failed with ${answer.status}: ${await answer.text()}`);
}

/** The stored value of one aspect; undefined when there is none. */
export async function storedAspect(env: TestEnvironment, urn: string, aspectName: string): Promise<unknown> {
  const path = `/aspects/${encodeURIComponent(urn)}?aspect=${aspectName}&version=0`;
  const answer = await env.fetch(path, { headers: { 'x-restli-protocol-version': '2.0.0' } });
  if (answer.status === 404) return undefined;
  const { aspect } = (await answer.json()) as { aspect: Record<string, unknown> };
  return Object.values(aspect)[0];
}
