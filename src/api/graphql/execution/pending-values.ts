/** The values of an object or a list of the response; some may be promises. */
export class PendingValues<Container extends object> {
  private keys: (keyof Container)[] | undefined;
  private promises: Promise<Container[keyof Container]>[] | undefined;
  /** Number of promises, from the first, whose rejections are handled. */
  private watched = 0;

  constructor(private readonly container: Container) {}

  /** Sets a value. A promise reserves its place, so that the response has the order of the selection. */
  put(key: keyof Container, value: unknown): void {
    this.container[key] = value as Container[keyof Container];
    if (!(value instanceof Promise)) return;
    (this.keys ??= []).push(key);
    (this.promises ??= []).push(value as Promise<Container[keyof Container]>);
  }

  /** Returns the container when all values are available. Rejects with the first failure. */
  settled(): Container | Promise<Container> {
    if (this.promises === undefined) return this.container;
    const [first] = this.promises;
    if (this.promises.length === 1 && first !== undefined) return first.then((value) => this.filled([value]));
    return Promise.all(this.promises).then((values) => this.filled(values));
  }

  /** Throws `error` or, if values are pending, rejects with it once all of them are available or have failed. */
  failure(error: unknown): Promise<never> {
    if (this.promises === undefined) throw error;
    return Promise.allSettled(this.promises).then(() => {
      throw error;
    });
  }

  /** Continues with `next` after `pause`. Rejections of pending values during the pause are handled. */
  later(pause: Promise<void>, next: () => unknown): Promise<unknown> {
    const { promises = [] } = this;
    for (; this.watched < promises.length; this.watched += 1) promises[this.watched]?.catch(() => undefined);
    return pause.then(next);
  }

  private filled(values: readonly Container[keyof Container][]): Container {
    for (const [at, key] of (this.keys ?? []).entries()) this.container[key] = values[at] as Container[keyof Container];
    return this.container;
  }
}
