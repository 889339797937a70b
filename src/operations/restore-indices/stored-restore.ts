import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { RestoreCounts, RestorePlace } from '../../projection/index.js';
import type { RestoreArguments } from './restore-arguments.js';
import type { RestoreKind } from './restore-task.js';

/** The description of a restore in the background. */
export interface BackgroundRestore {
  readonly id: string;
  readonly kind: RestoreKind;
  /** Urn of the actor who requested the restore. */
  readonly startedBy: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The effective arguments. */
  readonly args: JsonObject;
}

/** The parameters of the task of a restore. */
export interface RestoreParameters extends Pick<BackgroundRestore, 'startedBy' | 'args'> {
  readonly taskId: string;
  /** Absent in tasks of earlier versions, whose arguments lack `urns`. */
  readonly startedAt?: number;
}

/**
 * The restore that a task describes. Throws `STOPPING` for a task of an earlier version: its arguments may name fewer
 * conditions than the restore had, so that it cannot be continued.
 */
export function storedRestore(kind: RestoreKind, { taskId, startedAt, ...rest }: RestoreParameters): BackgroundRestore {
  if (startedAt !== undefined) return { ...rest, id: taskId, kind, startedAt };
  throw new DomainError(
    'STOPPING',
    'The process of the restore ended, and an earlier version began it. Start the restore again.',
  );
}

/** How far a restore in the background has come; a rebuild has no place, because it starts anew. */
export interface RestoreCheckpoint {
  /** Milliseconds of work. */
  readonly elapsedMs: number;
  readonly place?: RestorePlace;
  readonly counts?: RestoreCounts;
}

/** The effective arguments of a restore, as `checkRestore` returns them, as arguments of a restore of the same rows. */
export function argumentsOf(args: JsonObject): RestoreArguments {
  const { start, batchSize, limit, createDefaultAspects, clean } = args as RestoreArguments;
  const { urns } = args as RestoreArguments;
  return {
    ...{ start, batchSize, limit, createDefaultAspects, clean, urns, async: true },
    urn: textIn(args, 'urn'),
    urnLike: textIn(args, 'urnLike'),
    aspect: textIn(args, 'aspectName'),
    lastUrn: textIn(args, 'lastUrn'),
    lastAspect: textIn(args, 'lastAspect'),
    ...aspectsIn(args),
    ...timesIn(args),
  };
}

function textIn(args: JsonObject, name: string): string | undefined {
  const value = args[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function aspectsIn({ aspectNames }: RestoreArguments): RestoreArguments {
  return aspectNames === undefined || aspectNames.length === 0 ? {} : { aspectNames };
}

/** An upper bound of 0 beside a lower one is kept: without it, the present would be the bound. */
function timesIn({ gePitEpochMs = 0, lePitEpochMs = 0 }: RestoreArguments): RestoreArguments {
  if (gePitEpochMs > 0) return { gePitEpochMs, lePitEpochMs };
  return lePitEpochMs > 0 ? { lePitEpochMs } : {};
}
