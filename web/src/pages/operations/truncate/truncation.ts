import { operate, operateText } from '../operate.js';
import { timeOfLocal } from '../local-time.js';

/** How values are removed: as the service sees fit, or one of its two ways. */
export const WAYS = ['auto', 'delete', 'reindex'] as const;

/** One of `WAYS`. */
export type Way = (typeof WAYS)[number];

/** The values of the form as its inputs have them. */
export interface TruncateForm {
  readonly entityType: string;
  readonly aspect: string;
  /** Local date and time. */
  readonly until: string;
  readonly way: Way;
  readonly batchSize: string;
  readonly timeoutSeconds: string;
}

/** Parameters of `truncateTimeseriesAspect`, without `dryRun`. */
export interface TruncateParameters {
  readonly entityType: string;
  readonly aspect: string;
  readonly endTimeMillis: number;
  readonly batchSize?: number;
  readonly timeoutSeconds?: number;
  readonly forceDeleteByQuery?: boolean;
  readonly forceReindex?: boolean;
}

/** What a dry run reports. */
export interface DryRun {
  readonly going: number;
  readonly total: number;
  /** Whether the remaining values are copied into a new index. */
  readonly isReindex: boolean;
  /** The service's own words. */
  readonly text: string;
}

/** The state of a task. */
export interface TruncationStatus {
  readonly completed: boolean;
  readonly taskId: string;
  readonly status: {
    readonly state: string;
    readonly total?: number;
    readonly deleted?: number;
    readonly created?: number;
    readonly error?: string;
  };
  readonly runTimeNanos: number;
}

/** What the API gets of a form; undefined without a valid time. */
export function parametersOf(form: TruncateForm): TruncateParameters | undefined {
  const endTimeMillis = timeOfLocal(form.until);
  const [entityType, aspect] = [form.entityType.trim(), form.aspect.trim()];
  if (endTimeMillis === undefined || entityType === '' || aspect === '') return undefined;
  return {
    entityType,
    aspect,
    endTimeMillis,
    ...(form.batchSize !== '' && { batchSize: Number(form.batchSize) }),
    ...(form.timeoutSeconds !== '' && { timeoutSeconds: Number(form.timeoutSeconds) }),
    ...(form.way === 'delete' && { forceDeleteByQuery: true }),
    ...(form.way === 'reindex' && { forceReindex: true }),
  };
}

/** The numbers in the text of a dry run; undefined if it has none. */
export function dryRunOf(text: string): DryRun | undefined {
  const found = /^Delete (\d+) out of (\d+) rows/.exec(text);
  if (found === null) return undefined;
  return { going: Number(found[1]), total: Number(found[2]), isReindex: text.includes('Reindexing'), text };
}

/** Finds out how many values a truncation would remove. Throws `ApiError`. */
export async function dryRun(parameters: TruncateParameters): Promise<DryRun> {
  const text = await operateText('truncateTimeseriesAspect', { ...parameters, dryRun: true });
  return dryRunOf(text) ?? { going: 0, total: 0, isReindex: false, text };
}

/** Starts a truncation, and returns the id of its task. Throws `ApiError`. */
export function truncate(parameters: TruncateParameters): Promise<string> {
  return operateText('truncateTimeseriesAspect', { ...parameters, dryRun: false });
}

/** Reads the state of a truncation. Throws `ApiError`. */
export function truncationStatus(task: string, signal: AbortSignal): Promise<TruncationStatus> {
  return operate<TruncationStatus>('getEsTaskStatus', { task }, signal);
}
