import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { EdgeStore } from '../../../graph/index.js';

/** Number of edges read per statement. */
const PAGE = 1_000;

/** Number of datasets read per statement. */
const BATCH = 200;

/** Finds the data contracts of datasets; concurrent calls share one statement. */
@Injectable()
export class ContractFinder {
  private readonly loader: DataLoader<string, string | undefined>;

  constructor(private readonly edges: EdgeStore) {
    this.loader = new DataLoader((datasets) => this.read(datasets), { cache: false, maxBatchSize: BATCH });
  }

  /**
   * Returns the urn of the contract of a dataset, the first in byte order if there are several; undefined if there is
   * none. Throws `ENGINE_UNAVAILABLE`.
   */
  of(dataset: string): Promise<string | undefined> {
    return this.loader.load(dataset);
  }

  private async read(datasets: readonly string[]): Promise<(string | undefined)[]> {
    const found = new Map<string, string>();
    for (let scrollId: string | undefined; ;) {
      const page = await this.edges.scroll({
        source: { entityTypes: ['dataContract'] },
        destination: { urns: [...new Set(datasets)] },
        types: ['ContractFor'],
        count: PAGE,
        ...(scrollId !== undefined && { scrollId }),
      });
      for (const { source, destination } of page.edges) if (!found.has(destination)) found.set(destination, source);
      scrollId = page.scrollId;
      if (scrollId === undefined) return datasets.map((urn) => found.get(urn));
    }
  }
}
