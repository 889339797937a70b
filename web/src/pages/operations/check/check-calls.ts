import { operate } from '../operate.js';

/** Kinds of differences between the index and SQL. */
export const DIFFERENCES = ['missing', 'stale', 'orphaned'] as const;

/** One of `DIFFERENCES`. */
export type Difference = (typeof DIFFERENCES)[number];

/** Numbers of differences, with a few of them by kind. */
export type Findings = Readonly<Record<Difference, number>> & {
  readonly examples?: Readonly<Partial<Record<Difference, readonly string[]>>>;
};

/** The differences of an entity type. */
export interface TypeFindings extends Findings {
  readonly entityType: string;
  readonly entities: number;
  readonly documents: number;
}

/** What a repair did, such as `documentsWritten`. */
export type Repaired = Readonly<Record<string, unknown>>;

/** The response of `checkIndices`. */
export interface CheckResult {
  readonly consistent: boolean;
  readonly missing: number;
  readonly stale: number;
  readonly orphaned: number;
  /** Entities that search has yet to index; they are no differences. */
  readonly pending: number;
  readonly entityTypes: readonly TypeFindings[];
  readonly edges: Findings;
  readonly repaired?: Repaired;
  readonly elapsedMs: number;
}

/** Parameters of a check. */
export interface CheckParameters {
  readonly entityType?: string;
  readonly repair?: boolean;
}

/** Compares the index with SQL, and repairs it on request. Throws `ApiError`. */
export function checkIndices(parameters: CheckParameters): Promise<CheckResult> {
  return operate<CheckResult>('checkIndices', parameters);
}

/** Number of differences of documents and edges. */
export function differencesOf({ missing, stale, orphaned, edges }: CheckResult): number {
  return missing + stale + orphaned + edges.missing + edges.stale + edges.orphaned;
}

/** Differences of documents and edges by kind. */
export function totalsOf(result: CheckResult): Readonly<Record<Difference, number>> {
  const total = (kind: Difference): number => result[kind] + result.edges[kind];
  return { missing: total('missing'), stale: total('stale'), orphaned: total('orphaned') };
}

/** The types with most differences first; then by name. */
export function worstFirst(types: readonly TypeFindings[]): readonly TypeFindings[] {
  const sum = ({ missing, stale, orphaned }: TypeFindings): number => missing + stale + orphaned;
  return [...types].sort((one, other) => sum(other) - sum(one) || (one.entityType < other.entityType ? -1 : 1));
}
