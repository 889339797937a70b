import { Injectable } from '@nestjs/common';
import { AspectStore, type DistinctValues } from '../../aspects/index.js';
import { type DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { jsonText } from '../../foundation/json/json.js';
import { EdgeStore } from '../../graph/index.js';
import { glossaryTermInfo } from '../../model/index.js';
import { GLOSSARY_TERM } from './glossary.mappings.js';

/** Number of terms to read in one statement. */
const PAGE = 500;

/** Keeps the names of sibling terms distinct. */
@Injectable()
export class GlossaryNames {
  constructor(
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
  ) {}

  /**
   * Throws `INVALID_ARGUMENT` if a term below the term group `parent` has the name. An undefined `parent` stands for
   * the root of the glossary.
   */
  async requireFree(name: string, parent: string | undefined): Promise<void> {
    for (let start = 0; ; start += PAGE) {
      const urns = await (parent === undefined ? this.allTerms(start) : this.termsOf(parent, start));
      for (const info of (await this.store.values(urns, glossaryTermInfo)).values()) {
        if (info.name === name && info.parentNode === parent) throw taken(name);
      }
      if (urns.length < PAGE) return;
    }
  }

  private async allTerms(start: number): Promise<readonly string[]> {
    return (await this.store.listUrns(GLOSSARY_TERM.entityType, start, PAGE)).urns;
  }

  private async termsOf(parent: string, start: number): Promise<readonly string[]> {
    const query = { urn: parent, types: ['IsPartOf'], direction: 'INCOMING', start, count: PAGE } as const;
    return (await this.edges.relationships(query)).relationships.map(({ urn }) => urn);
  }
}

/** Keeps the names of sibling terms distinct when several are created at once. */
export const DISTINCT_TERMS: DistinctValues = {
  aspectName: glossaryTermInfo.name,
  onlyNew: true,
  commonMember: 'name',
  clash: (value, other) => value['name'] === other['name'] && value['parentNode'] === other['parentNode'],
  refusal: ({ name }) => taken(jsonText(name ?? '')),
};

function taken(name: string): DomainError {
  return invalidArgument(
    `Glossary Term with this name already exists at this level of the Business Glossary: "${name}"`,
  );
}
