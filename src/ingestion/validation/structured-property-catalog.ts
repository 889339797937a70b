import type { AspectRecord, AspectStore } from '../../aspects/index.js';

const ENTITY_TYPE = 'structuredProperty';
const PAGE = 500;

/** Reads one aspect of every structured property, soft-deleted ones included. */
export class StructuredPropertyCatalog {
  constructor(private readonly store: Pick<AspectStore, 'listUrns' | 'latest'>) {}

  /** The aspect by property urn; properties without it are absent. */
  async all(aspectName: string): Promise<ReadonlyMap<string, AspectRecord>> {
    const found = new Map<string, AspectRecord>();
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(ENTITY_TYPE, start, PAGE);
      const aspects = await this.store.latest(urns, [aspectName]);
      for (const [urn, byName] of aspects) {
        const record = byName.get(aspectName);
        if (record !== undefined) found.set(urn, record);
      }
      if (urns.length < PAGE) return found;
    }
  }
}
