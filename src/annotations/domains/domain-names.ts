import { Injectable } from '@nestjs/common';
import { AspectStore, type DistinctValues } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { jsonText } from '../../foundation/json/json.js';
import { domainProperties } from '../../model/index.js';
import { DOMAIN } from './domain.mappings.js';

/** Number of domains to read in one statement. */
const PAGE = 500;

/** Keeps the names of sibling domains distinct. */
@Injectable()
export class DomainNames {
  constructor(private readonly store: AspectStore) {}

  /** Throws `CONFLICT` if another domain with the same parent has the name, in the same letter case. */
  async requireFree(urn: string, name: string): Promise<void> {
    await this.requireFreeIn((await this.store.value(urn, domainProperties))?.parentDomain, urn, name);
  }

  /**
   * Throws `CONFLICT` if a child domain of `parent` other than `urn` has the name. An undefined `parent` stands for the
   * root.
   */
  async requireFreeIn(parent: string | undefined, urn: string, name: string): Promise<void> {
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(DOMAIN.entityType, start, PAGE);
      const others = urns.filter((other) => other !== urn);
      for (const other of (await this.store.values(others, domainProperties)).values()) {
        if (isNamedAlike({ parentDomain: parent, name }, other)) throw taken(name);
      }
      if (urns.length < PAGE) return;
    }
  }
}

/** Keeps the names of sibling domains distinct when several are named at once. */
export const DISTINCT_DOMAINS: DistinctValues = {
  aspectName: domainProperties.name,
  commonMember: 'name',
  clash: isNamedAlike,
  refusal: ({ name }) => taken(jsonText(name ?? '')),
};

interface NamedChild {
  readonly name?: unknown;
  readonly parentDomain?: unknown;
}

function isNamedAlike(one: NamedChild, other: NamedChild): boolean {
  return one.name === other.name && one.parentDomain === other.parentDomain;
}

function taken(name: string): DomainError {
  return new DomainError('CONFLICT', `"${name}" already exists in this domain. Please pick a unique name.`);
}
