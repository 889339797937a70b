import type { AspectRecord, AspectStore } from '../../aspects/index.js';

const PAGE = 500;

/** Reads one aspect of every entity of a type with few entities, including soft-deleted ones. */
export class EntityCatalog {
  constructor(
    private readonly store: Pick<AspectStore, 'listUrns' | 'latest'>,
    private readonly entityType: string,
  ) {}

  /** The aspect by urn; entities without it are absent. */
  async all(aspectName: string): Promise<ReadonlyMap<string, AspectRecord>> {
    const found = new Map<string, AspectRecord>();
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(this.entityType, start, PAGE);
      const aspects = await this.store.latest(urns, [aspectName]);
      for (const [urn, byName] of aspects) {
        const record = byName.get(aspectName);
        if (record !== undefined) found.set(urn, record);
      }
      if (urns.length < PAGE) return found;
    }
  }
}
