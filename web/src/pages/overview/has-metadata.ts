/** How many entities there are of a type. */
export interface TypeCount {
  readonly entityType: string;
  readonly count: number;
}

/** Types of which there are some before anything was ingested: the root user, and those who joined. */
const PEOPLE: ReadonlySet<string> = new Set(['CORP_USER', 'CORP_GROUP']);

/** Whether there are entities other than the people who use the service. */
export function hasMetadata(counts: readonly TypeCount[]): boolean {
  return counts.some(({ entityType, count }) => count > 0 && !PEOPLE.has(entityType));
}
