/**
 * Source of the current time, replaceable in tests. For times that are compared with those of other processes on the
 * same database, use `SqlDialect.now` instead.
 */
export abstract class Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  abstract now(): number;

  /**
   * Milliseconds since an arbitrary moment, for durations within this process. Unlike `now`, it is monotonic, even if
   * the system clock is changed.
   */
  elapsed(): number {
    return this.now();
  }
}

/** The system clock. */
export class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }

  override elapsed(): number {
    return performance.now();
  }
}
