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

/** The figures of a check that runs. */
export interface CheckProgress {
  readonly itemsDone?: number;
  readonly itemsTotal?: number;
  readonly itemsPerSecond?: number;
  readonly secondsLeft?: number;
  readonly missing?: number;
  readonly stale?: number;
  readonly orphaned?: number;
}

/** The state of a check as `getCheckStatus` returns it; times are milliseconds since 1970. */
export interface CheckStatus extends CheckProgress {
  readonly taskId: string;
  readonly state: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  readonly startedAt: number;
  readonly error?: string;
  readonly args: CheckParameters;
  /** Of a check that is done. */
  readonly result?: CheckResult;
}

/** Starts to compare the index with SQL, and to repair it on request. Returns the id of the task. Throws `ApiError`. */
export async function startCheck(parameters: CheckParameters): Promise<string> {
  const { taskId } = await operate<{ readonly taskId: string }>('checkIndices', { ...parameters, async: true });
  return taskId;
}

/** Reads the state of a check. Throws `ApiError`. */
export function checkStatus(taskId: string, signal: AbortSignal): Promise<CheckStatus> {
  return operate<CheckStatus>('getCheckStatus', { taskId }, signal);
}

/** Stops a check within seconds. Throws `ApiError`. */
export function cancelCheck(taskId: string): Promise<unknown> {
  return operate('cancelCheck', { taskId });
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
