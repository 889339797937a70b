/**
 * Source of the current time, so that tests can set it. What is compared with times of other processes on the same
 * database goes by `SqlDialect.now` instead.
 */
export abstract class Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  abstract now(): number;

  /**
   * Milliseconds since some moment, for how long something took or is kept in this process: unlike `now`, it goes on
   * evenly when somebody sets the machine's clock.
   */
  elapsed(): number {
    return this.now();
  }
}

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }

  override elapsed(): number {
    return performance.now();
  }
}
