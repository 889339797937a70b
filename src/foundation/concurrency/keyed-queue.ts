/** Runs tasks of the same key one after another, in the order in which they were given. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Returns the result of `task`, which begins when the earlier ones of `key` have ended, even if they failed. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const ended = result.catch(() => undefined);
    this.last.set(key, ended);
    try {
      return await result;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }
}
