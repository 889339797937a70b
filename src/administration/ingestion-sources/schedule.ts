import { Cron } from 'croner';
import { MINUTE_MS } from '../../foundation/common/durations.js';
import { invalidArgument } from '../../foundation/common/errors.js';

/** When an ingestion source runs: a cron expression with five fields, or six with seconds, and a time zone. */
export interface Schedule {
  readonly interval: string;
  readonly timezone?: string | null;
}

/** Time zone of schedules that name none. Source: DataHub. */
const DEFAULT_TIME_ZONE = 'UTC';

/** Five fields, or six with seconds. */
const FIELDS = /^\S+(?:\s+\S+){4,5}$/;

/** Throws `INVALID_ARGUMENT` unless the interval is a cron expression and the time zone exists. */
export function checkSchedule({ interval, timezone }: { readonly interval: string; readonly timezone: string }): void {
  if (cronOf({ interval }) === undefined)
    throw invalidArgument(
      `schedule.interval: "${interval}" is not a schedule; use a cron expression such as "0 5 * * *"`,
    );
  if (!isTimeZone(timezone))
    throw invalidArgument(`schedule.timezone: "${timezone}" is not a time zone; use a name such as "Europe/Berlin"`);
}

/** Whether runs of a schedule can be computed: it is one that `checkSchedule` accepts. */
export function isSchedule({ interval, timezone }: Schedule): boolean {
  return cronOf({ interval }) !== undefined && isTimeZone(timezone ?? DEFAULT_TIME_ZONE);
}

/**
 * The runs of a valid schedule after a time, in milliseconds since 1970, in ascending order; at most one in a minute.
 * Ends after the last run, if there is one.
 */
function* runsAfter(schedule: Schedule, time: number): Generator<number> {
  const cron = cronOf(schedule);
  for (let after = time; ;) {
    const run = cron?.nextRun(new Date(after))?.getTime();
    if (run === undefined) return;
    yield run;
    after = minuteOf(run) * MINUTE_MS + MINUTE_MS - 1;
  }
}

/** The last run of a valid schedule after a time and until another, and the first run later; undefined = none. */
export function runsAround(
  schedule: Schedule,
  after: number,
  until: number,
): { readonly last: number | undefined; readonly next: number | undefined } {
  let last: number | undefined;
  for (const run of runsAfter(schedule, after)) {
    if (run > until) return { last, next: run };
    last = run;
  }
  return { last, next: undefined };
}

/** The minute of a time, counted from 1970. */
export function minuteOf(time: number): number {
  return Math.floor(time / MINUTE_MS);
}

/** As in DataHub, a day must meet both the day of the month and the day of the week, and `5/10` begins at 5. */
function cronOf({ interval, timezone }: Schedule): Cron | undefined {
  const text = interval.trim();
  if (!FIELDS.test(text)) return undefined;
  try {
    return new Cron(text, {
      domAndDow: true,
      sloppyRanges: true,
      timezone: timezone ?? DEFAULT_TIME_ZONE,
      paused: true,
    });
  } catch {
    return undefined;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
