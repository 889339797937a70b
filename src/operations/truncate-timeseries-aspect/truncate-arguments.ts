import { invalidArgument } from '../../foundation/common/errors.js';

/** What a caller may say of a truncation. */
export interface TruncateArguments {
  /** In any case. */
  readonly entityType: string;
  /** In any case. */
  readonly aspect: string;
  /** Milliseconds since 1970; what is not later goes. */
  readonly endTimeMillis: number;
  /** Whether only to tell what would be done. */
  readonly dryRun: boolean;
  /** Documents of one step. */
  readonly batchSize?: number | undefined;
  /** Seconds after which the work is given up. */
  readonly timeoutSeconds?: number | undefined;
  readonly forceDeleteByQuery?: boolean | undefined;
  readonly forceReindex?: boolean | undefined;
}

/** Throws `INVALID_ARGUMENT`, naming the field, for numbers that are none and for flags that contradict each other. */
export function checkArguments(given: TruncateArguments): void {
  const { endTimeMillis, batchSize, timeoutSeconds, forceDeleteByQuery, forceReindex } = given;
  if (!Number.isSafeInteger(endTimeMillis)) {
    throw invalidArgument('endTimeMillis: must be a whole number, milliseconds since 1970');
  }
  for (const [name, value] of Object.entries({ batchSize, timeoutSeconds })) {
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1)) {
      throw invalidArgument(`${name}: must be a whole number from 1 on`);
    }
  }
  if (forceDeleteByQuery !== undefined && forceDeleteByQuery === forceReindex) {
    throw invalidArgument(
      'forceReindex, forceDeleteByQuery: please only set forceReindex OR forceDeleteByQuery flags, one of them to true',
    );
  }
}
