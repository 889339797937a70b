import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { DOMAIN, type StoredDomain } from './domain.mappings.js';

/** Domains read in one statement. */
const PAGE = 500;

const ASPECT = 'domainProperties';

/** Keeps the names of domains apart. */
@Injectable()
export class DomainNames {
  constructor(private readonly store: AspectStore) {}

  /** Throws `CONFLICT` when another domain of the same parent has the name, whatever the case of its letters. */
  async requireFree(urn: string, name: string): Promise<void> {
    await this.requireFreeIn((await this.properties([urn])).get(urn)?.parentDomain, urn, name);
  }

  /**
   * Throws `CONFLICT` when a domain other than `urn` that `parent` holds has the name; one that none holds, when
   * `parent` is undefined.
   */
  async requireFreeIn(parent: string | undefined, urn: string, name: string): Promise<void> {
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(DOMAIN.entityType, start, PAGE);
      const others = await this.properties(urns.filter((other) => other !== urn));
      for (const other of others.values()) {
        if (other.parentDomain === parent && isSame(other.name, name)) throw taken(name);
      }
      if (urns.length < PAGE) return;
    }
  }

  private async properties(urns: readonly string[]): Promise<ReadonlyMap<string, StoredDomain>> {
    const stored = await this.store.latest(urns, [ASPECT]);
    return new Map(
      [...stored].map(([urn, aspects]) => [urn, aspects.get(ASPECT)?.value as unknown as StoredDomain] as const),
    );
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function taken(name: string): DomainError {
  return new DomainError('CONFLICT', `"${name}" already exists in this domain. Please pick a unique name.`);
}
