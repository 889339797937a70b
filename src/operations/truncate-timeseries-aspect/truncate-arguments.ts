import { invalidArgument } from '../../foundation/common/errors.js';

/** Kind of the tasks that truncate. */
export const TRUNCATION = 'truncateTimeseriesAspect';

/** Arguments of a truncation. */
export interface TruncateArguments {
  /** Case-insensitive. */
  readonly entityType: string;
  /** Case-insensitive. */
  readonly aspect: string;
  /** Milliseconds since 1970; values up to this time are removed. */
  readonly endTimeMillis: number;
  /** Whether to return the effects without removing values. */
  readonly dryRun: boolean;
  /** Documents per step. */
  readonly batchSize?: number | undefined;
  /** Seconds after which the work stops. */
  readonly timeoutSeconds?: number | undefined;
  readonly forceDeleteByQuery?: boolean | undefined;
  readonly forceReindex?: boolean | undefined;
}

/** Throws `INVALID_ARGUMENT` with the name of the field for invalid numbers and contradictory flags. */
export function checkArguments(given: TruncateArguments): void {
  const { endTimeMillis, batchSize, timeoutSeconds, forceDeleteByQuery, forceReindex } = given;
  if (!Number.isSafeInteger(endTimeMillis)) {
    throw invalidArgument('endTimeMillis: must be a whole number, milliseconds since 1970');
  }
  for (const [name, value] of Object.entries({ batchSize, timeoutSeconds })) {
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1)) {
      throw invalidArgument(`${name}: must be a whole number of at least 1`);
    }
  }
  if (forceDeleteByQuery !== undefined && forceDeleteByQuery === forceReindex) {
    throw invalidArgument(
      'forceReindex, forceDeleteByQuery: please only set forceReindex OR forceDeleteByQuery flags, one of them to true',
    );
  }
}
