import { Injectable } from '@nestjs/common';

/** The writes of this process that are under way, by their times. */
@Injectable()
export class WritesInFlight {
  private readonly underWay = new Set<{ readonly time: number }>();

  /**
   * The earliest time of a write that is under way, in milliseconds since 1970; undefined when there is none. Writes
   * with an earlier time are stored or refused.
   */
  get oldest(): number | undefined {
    let oldest: number | undefined;
    for (const { time } of this.underWay) oldest = Math.min(oldest ?? time, time);
    return oldest;
  }

  /** Runs `work`, a write with the time `time`. Returns its result and throws its errors. */
  async during<T>(time: number, work: () => Promise<T>): Promise<T> {
    const write = { time };
    this.underWay.add(write);
    try {
      return await work();
    } finally {
      this.underWay.delete(write);
    }
  }
}
