import { Injectable } from '@nestjs/common';
import { EdgeStore } from '../../graph/index.js';
import { RightsStore } from '../rights/rights-store.js';

/** Maximum number of urns to which a policy's condition is expanded; beyond it, the condition grants nothing. */
const MOST_URNS = 20_000;
const PAGE = 5_000;

/** Maximum number of levels followed downwards; the same as upwards for checks of single entities. */
const MAX_DEPTH = 25;

/** The edge from a child to its parent in hierarchies. */
const CHILD_OF = 'IsPartOf';

/**
 * Finds the urns that a value of a policy refers to. Methods return undefined if there are too many: conditions that
 * cannot be expressed in the index grant nothing.
 */
@Injectable()
export class UrnSets {
  constructor(
    private readonly edges: EdgeStore,
    private readonly store: RightsStore,
  ) {}

  /** `urns` and all their descendants in the hierarchy of `types`. */
  async withDescendants(urns: Iterable<string>, types: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const met = new Set(urns);
    let level = [...met];
    for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
      const below = await this.sources(level, [CHILD_OF], types);
      if (below === undefined) return undefined;
      level = below.filter((urn) => !met.has(urn));
      for (const urn of level) met.add(urn);
      if (met.size > MOST_URNS) return undefined;
    }
    return met;
  }

  /** Users in any of the groups. */
  async members(groups: Iterable<string>): Promise<readonly string[] | undefined> {
    return this.sources([...groups], ['IsMemberOfGroup', 'IsMemberOfNativeGroup'], ['corpuser']);
  }

  /** Stored entities of `types` whose urns begin with any of `starts`. */
  async startingWith(starts: Iterable<string>, types: readonly string[]): Promise<readonly string[] | undefined> {
    const wanted = [...starts];
    const found: string[] = [];
    for (const type of types) {
      for (let start = 0, total = 1; start < total; start += PAGE) {
        const page = await this.store.listUrns(type, start, PAGE);
        if (page.total > MOST_URNS) return undefined;
        found.push(...page.urns.filter((urn) => wanted.some((begin) => urn.startsWith(begin))));
        total = page.total;
      }
    }
    return found;
  }

  /** Stored entities of a type. */
  async all(type: string): Promise<readonly string[] | undefined> {
    return this.startingWith([''], [type]);
  }

  private async sources(
    destinations: readonly string[],
    types: readonly string[],
    entityTypes: readonly string[],
  ): Promise<readonly string[] | undefined> {
    if (destinations.length === 0) return [];
    const found = new Set<string>();
    let scrollId: string | undefined;
    do {
      const page = await this.edges.scroll({
        source: { entityTypes },
        destination: { urns: destinations },
        types,
        count: PAGE,
        ...(scrollId !== undefined && { scrollId }),
      });
      for (const { source } of page.edges) found.add(source);
      if (found.size > MOST_URNS) return undefined;
      scrollId = page.scrollId;
    } while (scrollId !== undefined);
    return [...found];
  }
}
