import { Injectable } from '@nestjs/common';
import { AspectStore, type DistinctValues } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { type JsonObject, jsonText } from '../../../foundation/json/json.js';
import { businessAttributeInfo } from '../../../model/index.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

/** Number of attributes read per statement. */
const PAGE = 500;

/** Keeps the names of business attributes unique. */
@Injectable()
export class BusinessAttributeNames {
  constructor(private readonly store: AspectStore) {}

  /** Throws `CONFLICT` if an attribute other than `urn` has the name; letter case is ignored. */
  async requireFree(urn: string, name: string): Promise<void> {
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(BUSINESS_ATTRIBUTE.entityType, start, PAGE);
      const others = urns.filter((other) => other !== urn);
      if ((await this.namesOf(others)).some((other) => isSameName(other, name))) throw taken(name);
      if (urns.length < PAGE) return;
    }
  }

  private async namesOf(urns: readonly string[]): Promise<readonly string[]> {
    const stored = await this.store.values(urns, businessAttributeInfo);
    return [...stored.values()].map(({ name }) => name);
  }
}

/** Keeps the names of business attributes distinct when several are named at once. */
export const DISTINCT_ATTRIBUTES: DistinctValues = {
  aspectName: businessAttributeInfo.name,
  clash: (value, other) => isSameName(nameIn(value), nameIn(other)),
  refusal: (value) => taken(nameIn(value)),
};

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function nameIn({ name }: JsonObject): string {
  return jsonText(name ?? '');
}

function taken(name: string): DomainError {
  return new DomainError('CONFLICT', `"${name}" already exists as Business Attribute. Please pick a unique name.`);
}
