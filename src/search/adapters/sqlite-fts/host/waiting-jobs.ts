import type { ReadJob } from './read-job.js';

/**
 * Calls that wait for a thread. Among those not yet started, calls whose request, and then whose actor, has fewer long
 * searches in progress come first: a request for fifty long searches does not delay one for a short search.
 */
export class WaitingJobs {
  private jobs: readonly ReadJob[] = [];
  private long: readonly ReadJob[] = [];

  get size(): number {
    return this.jobs.length;
  }

  /** Whether a possibly short call is waiting. */
  get hasFresh(): boolean {
    return this.jobs.some(({ isLong }) => !isLong);
  }

  add(job: ReadJob): void {
    this.jobs = [...this.jobs, job];
  }

  /** Puts a cancelled search back, ahead of all others of its kind. */
  putBack(job: ReadJob): void {
    this.jobs = [job, ...this.jobs];
  }

  /** Records that a search proved to be long. */
  noteLong(job: ReadJob): void {
    job.isLong = true;
    this.long = [...this.long.filter(({ isDone }) => !isDone), job];
  }

  remove(job: ReadJob): void {
    this.jobs = this.jobs.filter((one) => one !== job);
  }

  /** Offers the waiting calls to `takes` in the order in which they should start, and removes those that it accepts. */
  offer(takes: (job: ReadJob) => boolean): void {
    if (this.jobs.length > 0) this.jobs = this.inOrder().filter((job) => !takes(job));
  }

  /** Removes and returns all calls. */
  removeAll(): readonly ReadJob[] {
    const { jobs } = this;
    this.jobs = [];
    return jobs;
  }

  private inOrder(): readonly ReadJob[] {
    const long = this.long.filter(({ isDone }) => !isDone);
    if (long.length === 0) return this.jobs;
    const requests = countBy(long, ({ origin }) => origin);
    const actors = countBy(long, ({ origin }) => origin?.actor);
    const ranked = this.jobs.map((job) => {
      const { origin, isLong } = job;
      if (isLong || origin === undefined) return { job, request: 0, actor: 0 };
      return { job, request: requests.get(origin) ?? 0, actor: actors.get(origin.actor) ?? 0 };
    });
    ranked.sort((left, right) => left.request - right.request || left.actor - right.actor);
    return ranked.map(({ job }) => job);
  }
}

function countBy<Key>(jobs: readonly ReadJob[], keyOf: (job: ReadJob) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const job of jobs) counts.set(keyOf(job), (counts.get(keyOf(job)) ?? 0) + 1);
  return counts;
}
