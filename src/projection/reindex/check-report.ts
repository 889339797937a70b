/** Examples of each finding. */
const EXAMPLES = 10;

/** A kind of difference between a derived store and SQL. */
export type FindingKind = 'missing' | 'stale' | 'orphaned';

/** Numbers of findings with some examples: urns, or texts that name an edge. */
export interface Findings {
  readonly missing: number;
  readonly stale: number;
  readonly orphaned: number;
  readonly examples: Readonly<Record<FindingKind, readonly string[]>>;
}

/** Documents of one entity type compared with the entities in SQL. */
export interface TypeFindings extends Findings {
  readonly entityType: string;
  /** Entities in SQL. */
  readonly entities: number;
  /** Documents that are visible to searches. */
  readonly documents: number;
}

/** The derived stores compared with SQL. */
export interface CheckReport {
  readonly entityTypes: readonly TypeFindings[];
  readonly edges: Findings;
  /**
   * Of the entities whose document is missing, stale or orphaned, those that search is known to be behind on: they will
   * be projected anyway.
   */
  readonly pending: number;
}

/** Counts findings and keeps the first of each kind. */
export class FindingsTally implements Findings {
  missing = 0;
  stale = 0;
  orphaned = 0;
  readonly examples: Readonly<Record<FindingKind, string[]>> = { missing: [], stale: [], orphaned: [] };

  add(kind: FindingKind, examples: readonly string[], count: number = examples.length): void {
    this[kind] += count;
    const kept = this.examples[kind];
    kept.push(...examples.slice(0, Math.max(0, EXAMPLES - kept.length)));
  }
}
