import { isPromise } from './kinds-of-values.js';

/** The values of an object or a list of the answer, some of which come later. */
export class PendingValues<Container extends object> {
  private keys: (keyof Container)[] | undefined;
  private promises: Promise<Container[keyof Container]>[] | undefined;
  /** Promises, from the first, whose failures are awaited already. */
  private watched = 0;

  constructor(private readonly container: Container) {}

  /**
   * Puts a value in its place; one that comes later keeps the place, so that the order of the answer is that of the
   * selection.
   */
  put(key: keyof Container, value: unknown): void {
    this.container[key] = value as Container[keyof Container];
    if (!isPromise(value)) return;
    (this.keys ??= []).push(key);
    (this.promises ??= []).push(value as Promise<Container[keyof Container]>);
  }

  /** What holds the values, when all are there. Rejects with the first failure. */
  settled(): Container | Promise<Container> {
    if (this.promises === undefined) return this.container;
    const [first] = this.promises;
    if (this.promises.length === 1 && first !== undefined) return first.then((value) => this.filled([value]));
    return Promise.all(this.promises).then((values) => this.filled(values));
  }

  /** Fails with `error`, after those that are under way, which may fail too. */
  failure(error: unknown): Promise<never> {
    if (this.promises === undefined) throw error;
    return Promise.all(this.promises).finally(() => {
      throw error;
    }) as Promise<never>;
  }

  /** Goes on with `next` after `pause`; failures of what is under way are met then. */
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
