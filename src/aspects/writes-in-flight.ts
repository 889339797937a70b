import { Injectable } from '@nestjs/common';

/** The writes of this process that are under way, by the times that they bear. */
@Injectable()
export class WritesInFlight {
  private readonly underWay = new Set<{ readonly time: number }>();

  /**
   * The earliest time that a write under way bears, in milliseconds since 1970; undefined when there is none. What
   * bears an earlier time is stored, or refused.
   */
  get oldest(): number | undefined {
    let oldest: number | undefined;
    for (const { time } of this.underWay) oldest = Math.min(oldest ?? time, time);
    return oldest;
  }

  /** Runs `work`, a write that bears `time`. Answers what it answers, and throws what it throws. */
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
