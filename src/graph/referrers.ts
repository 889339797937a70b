import DataLoader from 'dataloader';
import { Inject, Injectable } from '@nestjs/common';
import { distinct } from '../foundation/common/distinct.js';
import { isEnd } from './edge-collector.js';
import { ReferenceStore } from './reference-store.js';

/** Maximum number of entities per statement. */
const BATCH = 200;

/**
 * Tells whether anything refers to an entity, so that what refers to it is only searched for if there is something to
 * find. Concurrent calls share one statement per relationship.
 */
@Injectable()
export class Referrers {
  private readonly loaders = new Map<string, DataLoader<string, boolean>>();

  constructor(@Inject(ReferenceStore) private readonly references: ReferenceStore) {}

  /**
   * Whether an aspect may refer to `urn` by a relationship called `type`, such as `IncidentOn`; always true for texts
   * that the graph does not accept. Throws `ENGINE_UNAVAILABLE`.
   */
  async mayReferTo(urn: string, type: string): Promise<boolean> {
    return isEnd(urn) ? this.loaderOf(type).load(urn) : true;
  }

  private loaderOf(type: string): DataLoader<string, boolean> {
    let loader = this.loaders.get(type);
    if (loader === undefined) {
      loader = new DataLoader((urns) => this.read(urns, type), { cache: false, maxBatchSize: BATCH });
      this.loaders.set(type, loader);
    }
    return loader;
  }

  private async read(urns: readonly string[], type: string): Promise<boolean[]> {
    const referred = await this.references.referred(distinct(urns), type);
    return urns.map((urn) => referred.has(urn));
  }
}
