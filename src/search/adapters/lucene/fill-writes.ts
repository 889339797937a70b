import { Limiter } from '../../../foundation/concurrency/limiter.js';
import type { IndexOperation } from '../../search-document.js';
import type { OperationFate } from './write-round.js';

/** Requests at once: one fewer than the client sends at once, so that other writes find room. */
const REQUESTS = 4;
/** Most operations of a request; later batches wait for the next one. More would save the engine no work. */
const MOST_OPERATIONS = 500;

type Fates = ReadonlyMap<IndexOperation, OperationFate>;

interface Batch {
  readonly rebuild: string;
  readonly operations: readonly IndexOperation[];
  readonly resolve: (fates: Fates) => void;
  readonly reject: (error: unknown) => void;
}

/** Combines the batches that fill a rebuild: while all requests are under way, those that arrive form the next one. */
export class FillWrites {
  private readonly waiting: Batch[] = [];
  private readonly requests = new Limiter(REQUESTS);

  /** @param send writes operations to a rebuild */
  constructor(private readonly send: (operations: readonly IndexOperation[], rebuild: string) => Promise<Fates>) {}

  /** Returns the outcome of each of `operations`; those without an index are absent. Throws what `send` throws. */
  write(operations: readonly IndexOperation[], rebuild: string): Promise<Fates> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ rebuild, operations, resolve, reject });
      void this.requests.run(() => this.sendNext());
    });
  }

  private async sendNext(): Promise<void> {
    const batches = this.take();
    const [first] = batches;
    if (first === undefined) return;
    try {
      const fates = await this.send(
        batches.flatMap(({ operations }) => operations),
        first.rebuild,
      );
      for (const { operations, resolve } of batches) resolve(fatesOf(operations, fates));
    } catch (error) {
      for (const { reject } of batches) reject(error);
    }
  }

  /** The batches of one rebuild that come next, as many as fit into a request, but at least one. */
  private take(): readonly Batch[] {
    const rebuild = this.waiting[0]?.rebuild;
    let [count, sum] = [0, 0];
    for (const batch of this.waiting) {
      sum += batch.operations.length;
      if (batch.rebuild !== rebuild || (count > 0 && sum > MOST_OPERATIONS)) break;
      count += 1;
    }
    return this.waiting.splice(0, count);
  }
}

function fatesOf(operations: readonly IndexOperation[], fates: Fates): Fates {
  return new Map(
    operations.flatMap((operation) => {
      const fate = fates.get(operation);
      return fate === undefined ? [] : [[operation, fate] as const];
    }),
  );
}
