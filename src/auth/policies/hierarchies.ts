import type { AspectRecord, AspectStore } from '../../aspects/index.js';

/** Most levels that are climbed; DataHub climbs 25 in glossaries. */
const MAX_DEPTH = 25;

/** Where an entity type names its parent. */
interface ParentField {
  readonly aspect: string;
  readonly field: string;
}

/** Parents by entity type. */
const PARENTS: Readonly<Record<string, ParentField>> = {
  domain: { aspect: 'domainProperties', field: 'parentDomain' },
  container: { aspect: 'container', field: 'container' },
  glossaryTerm: { aspect: 'glossaryTermInfo', field: 'parentNode' },
  glossaryNode: { aspect: 'glossaryNodeInfo', field: 'parentNode' },
};

/** `urns` with all their ancestors, each once; one SQL statement a level. Cycles end where they began. */
export async function withAncestors(store: AspectStore, urns: readonly string[]): Promise<readonly string[]> {
  const seen = new Set(urns);
  let level: readonly string[] = [...seen];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const parents = await parentsOf(store, level);
    level = [...new Set(parents)].filter((urn) => !seen.has(urn));
    for (const urn of level) seen.add(urn);
  }
  return [...seen];
}

async function parentsOf(store: AspectStore, urns: readonly string[]): Promise<readonly string[]> {
  const fields = urns.flatMap((urn) => parentFieldOf(urn) ?? []);
  if (fields.length === 0) return [];
  const found = await store.latest(urns, [...new Set(fields.map(({ aspect }) => aspect))]);
  return urns.flatMap((urn) => parentIn(found.get(urn), parentFieldOf(urn)) ?? []);
}

function parentIn(
  aspects: ReadonlyMap<string, AspectRecord> | undefined,
  parent: ParentField | undefined,
): string | undefined {
  const value = parent === undefined ? undefined : aspects?.get(parent.aspect)?.value[parent.field];
  return typeof value === 'string' ? value : undefined;
}

function parentFieldOf(urn: string): ParentField | undefined {
  return PARENTS[urn.split(':', 3)[2] ?? ''];
}
