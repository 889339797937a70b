import { Readable } from 'node:stream';

/**
 * The body of a response whose pieces are read when the client has taken the ones before. Aborts `abort` as soon as the
 * response or the connection ends, while the next piece may still be awaited.
 */
export class StreamBody extends Readable {
  constructor(
    private readonly pieces: AsyncGenerator<string, void, void>,
    private readonly abort: AbortController,
  ) {
    super({ highWaterMark: 1 });
  }

  override _read(): void {
    void this.pieces.next().then(
      ({ value }) => this.push(value ?? null),
      (error: unknown) => this.destroy(error instanceof Error ? error : undefined),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.abort.abort();
    done(error);
  }
}
