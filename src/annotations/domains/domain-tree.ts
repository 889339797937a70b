import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { EdgeStore } from '../../graph/index.js';
import { DOMAIN, type StoredDomain } from './domain.mappings.js';

/** Levels of domains that are followed upwards. Source: DataHub. */
const MAX_PARENTS = 50;

/** Knows which domains hold others. */
@Injectable()
export class DomainTree {
  constructor(
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
  ) {}

  /** Whether a domain is `urn`, or lies inside it at any depth. */
  async isInside(domain: string, urn: string): Promise<boolean> {
    let at: string | undefined = domain;
    for (let level = 0; at !== undefined && level < MAX_PARENTS; level += 1) {
      if (at === urn) return true;
      at = await this.parentOf(at);
    }
    return false;
  }

  /** Whether a domain directly holds another. */
  async hasChildren(urn: string): Promise<boolean> {
    const query = { urn, types: ['IsPartOf'], relatedTypes: [DOMAIN.entityType], direction: 'INCOMING' } as const;
    return (await this.edges.relationships({ ...query, start: 0, count: 1 })).total > 0;
  }

  private async parentOf(urn: string): Promise<string | undefined> {
    const record = await this.store.latestOne(urn, 'domainProperties');
    return (record?.value as unknown as StoredDomain | undefined)?.parentDomain;
  }
}
