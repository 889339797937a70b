import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';

/** Attributes read in one statement. */
const PAGE = 500;

const ASPECT = 'businessAttributeInfo';

/** Keeps the names of business attributes apart. */
@Injectable()
export class BusinessAttributeNames {
  constructor(private readonly store: AspectStore) {}

  /** Throws `CONFLICT` when an attribute other than `urn` has the name, whatever the case of its letters. */
  async requireFree(urn: string, name: string): Promise<void> {
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(BUSINESS_ATTRIBUTE.entityType, start, PAGE);
      const others = urns.filter((other) => other !== urn);
      if ((await this.namesOf(others)).some((other) => other.toLowerCase() === name.toLowerCase())) {
        throw new DomainError('CONFLICT', `"${name}" already exists as Business Attribute. Please pick a unique name.`);
      }
      if (urns.length < PAGE) return;
    }
  }

  private async namesOf(urns: readonly string[]): Promise<readonly string[]> {
    const stored = await this.store.latest(urns, [ASPECT]);
    return [...stored.values()].flatMap((aspects) => {
      const name = aspects.get(ASPECT)?.value['name'];
      return typeof name === 'string' ? [name] : [];
    });
  }
}
