/**
 * A value that is loaded on first use and then kept. Uses during the loading share it; after a failure, the next one
 * loads again.
 */
export class LoadedOnce<Value> {
  private promise: Promise<Value> | undefined;

  constructor(private readonly load: () => Promise<Value>) {}

  /** The value. Throws what `load` throws. */
  get(): Promise<Value> {
    return (this.promise ??= this.load().catch((error: unknown) => {
      this.promise = undefined;
      throw error;
    }));
  }

  /** The value if it is loaded or being loaded; undefined without a use. */
  get known(): Promise<Value> | undefined {
    return this.promise;
  }
}
