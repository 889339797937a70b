import { Injectable } from '@nestjs/common';
import type { TrackedReads } from '../../aspects/index.js';
import { isInside } from '../../entities/index.js';
import { EdgeStore } from '../../graph/index.js';
import { domainProperties } from '../../model/index.js';
import { DOMAIN } from './domain.mappings.js';

/** The hierarchy of domains. */
@Injectable()
export class DomainTree {
  constructor(private readonly edges: EdgeStore) {}

  /** Returns whether `domain` is `urn` or lies inside it, at any depth, according to `reads`. */
  isInside(domain: string, urn: string, reads: TrackedReads): Promise<boolean> {
    return isInside(domain, urn, async (of) => (await reads.value(of, domainProperties))?.parentDomain);
  }

  /** Returns whether a domain has child domains. */
  async hasChildren(urn: string): Promise<boolean> {
    const query = { urn, types: ['IsPartOf'], relatedTypes: [DOMAIN.entityType], direction: 'INCOMING' } as const;
    return (await this.edges.relationships({ ...query, start: 0, count: 1 })).total > 0;
  }
}
