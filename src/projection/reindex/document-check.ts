import { Injectable } from '@nestjs/common';
import { AspectScanner, type ScanFilter } from '../../aspects/index.js';
import { ModelRegistry } from '../../model/index.js';
import { SearchIndex } from '../../search/index.js';
import { isBehind } from '../entity-revision.js';
import { RevisionStore } from '../revision-store.js';
import { DocumentOrphans } from './document-orphans.js';
import type { FindingKind } from './check-report.js';
import type { CheckTally } from './check-tally.js';
import type { Patience } from './patience.js';
import { retrying } from './retrying.js';
import { urnsOfType } from './urns-of-type.js';

/** Entities that are compared together. */
const PAGE = 1_000;

/** Documents that differ from SQL. */
export interface DocumentFinding {
  readonly kind: FindingKind;
  readonly urns: readonly string[];
  /** How many of them search is known to be behind on. */
  readonly pending: number;
}

type Revisions = ReadonlyMap<string, number>;

/**
 * Compares the documents of an entity type with its entities, each with its revision. Concurrent changes are not
 * findings.
 */
@Injectable()
export class DocumentCheck {
  constructor(
    private readonly index: SearchIndex,
    private readonly scanner: AspectScanner,
    private readonly revisions: RevisionStore,
    private readonly orphans: DocumentOrphans,
    private readonly registry: ModelRegistry,
  ) {}

  /** The number of entities of a type in SQL. Throws `ENGINE_UNAVAILABLE`. */
  count(entityType: string): Promise<number> {
    return retrying(() => this.scanner.count(this.keysOf(entityType)));
  }

  /**
   * Findings, some at a time, and after each page its number of entities. `tally` counts entities and documents. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async *run(
    entityType: string,
    patience: Patience,
    tally: CheckTally,
  ): AsyncGenerator<DocumentFinding | { readonly entities: number }> {
    for await (const stored of this.entities(entityType)) {
      yield* this.findings(stored, patience);
      tally.look(stored.size);
      yield { entities: stored.size };
    }
    const range = { filter: { urnLike: urnsOfType(entityType) } };
    for await (const urns of this.orphans.within(range, (documents) => tally.look(documents))) {
      await patience.pause();
      const still = await retrying(() => this.index.revisions(urns));
      const gone = await this.orphans.gone([...still.keys()]);
      if (gone.length > 0) yield { kind: 'orphaned', urns: gone, pending: await this.behindOn(gone) };
    }
  }

  private async *entities(entityType: string): AsyncGenerator<Revisions> {
    const filter = this.keysOf(entityType);
    for (let after: { urn: string; aspectName: string } | undefined; ;) {
      const range = after === undefined ? { filter } : { filter, after };
      const rows = await retrying(() => this.scanner.page(range, PAGE));
      yield new Map(rows.map(({ record, revision = 0 }) => [record.urn, revision]));
      const last = rows.at(-1)?.record;
      if (last === undefined || rows.length < PAGE) return;
      after = { urn: last.urn, aspectName: last.aspect };
    }
  }

  private keysOf(entityType: string): ScanFilter {
    return { urnLike: urnsOfType(entityType), aspects: [this.registry.entity(entityType).keyAspect.name] };
  }

  private async *findings(stored: Revisions, patience: Patience): AsyncGenerator<DocumentFinding> {
    const suspects = await this.differing(stored);
    if (suspects.size === 0) return;
    await patience.pause();
    const now = await retrying(() => this.revisions.of([...suspects]));
    const unchanged = [...suspects].filter((urn) => (now.get(urn)?.revision ?? 0) === stored.get(urn));
    const differing = await this.differing(new Map(unchanged.map((urn) => [urn, stored.get(urn) ?? 0])));
    const indexed = await retrying(() => this.index.revisions([...differing]));
    for (const kind of ['missing', 'stale'] as const) {
      const urns = [...differing].filter((urn) => indexed.has(urn) === (kind === 'stale'));
      if (urns.length > 0) yield { kind, urns, pending: urns.filter((urn) => isBehind(now.get(urn))).length };
    }
  }

  /** The number of deleted entities that search is behind on; those without a revision will not be projected. */
  private async behindOn(urns: readonly string[]): Promise<number> {
    const now = await retrying(() => this.revisions.of(urns));
    return [...now.values()].filter(isBehind).length;
  }

  private async differing(stored: Revisions): Promise<ReadonlySet<string>> {
    const indexed = await retrying(() => this.index.revisions([...stored.keys()]));
    const urns = [...stored].filter(([urn, revision]) => indexed.get(urn) !== revision).map(([urn]) => urn);
    return new Set(urns);
  }
}
