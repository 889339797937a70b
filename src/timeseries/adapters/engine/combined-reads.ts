import { distinct } from '../../../foundation/common/distinct.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { listsBy } from '../../../foundation/common/lists-by.js';
import { RequestGathering } from '../../../foundation/requests/request-gathering.js';
import { pieces } from '../../../foundation/database/index.js';

/** Reads what each of `urns` has in the index `name`; entities that have nothing are absent. */
export type ReadOfEach<Found> = (
  name: string,
  urns: readonly string[],
  shape: JsonObject,
) => Promise<ReadonlyMap<string, Found>>;

interface WaitingRead<Found> {
  readonly name: string;
  readonly urn: string;
  readonly shape: JsonObject;
  /** Equal for reads that differ in their urns only. */
  readonly key: string;
  readonly resolve: (found: Found | undefined | Promise<Found | undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Maximum number of entities in one search, a page of hits: 20 lists of 1,440 groups are less than the 65,536 groups
 * that the engines return by default.
 */
const MOST_ENTITIES = 20;

/** Reads the same of several entities, such as of each hit on a page, with one search. */
export class CombinedReads<Found> {
  private readonly gathering = new RequestGathering<WaitingRead<Found>>((reads) => {
    this.sendAll(reads);
  });

  constructor(private readonly read: ReadOfEach<Found>) {}

  /**
   * What one entity has in the index `name`; `shape` is what else the read selects and wants. Rejects with what the
   * read of the entity alone rejects with.
   */
  of(name: string, urn: string, shape: JsonObject): Promise<Found | undefined> {
    return new Promise((resolve, reject) => {
      this.gathering.add({ name, urn, shape, key: `${name} ${JSON.stringify(shape)}`, resolve, reject });
    });
  }

  private sendAll(reads: readonly WaitingRead<Found>[]): void {
    for (const alike of listsBy(reads, ({ key }) => key).values())
      for (const some of pieces(alike, MOST_ENTITIES)) void this.sendSome(some);
  }

  private async sendSome(reads: readonly WaitingRead<Found>[]): Promise<void> {
    const [first] = reads;
    if (first === undefined) return;
    try {
      const found = await this.read(first.name, distinct(reads.map(({ urn }) => urn)), first.shape);
      for (const { urn, resolve } of reads) resolve(found.get(urn));
    } catch (error) {
      const mayBeTooMuch = reads.length > 1 && error instanceof DomainError && error.code === 'INVALID_ARGUMENT';
      for (const read of reads) {
        if (mayBeTooMuch) read.resolve(this.alone(read));
        else read.reject(error);
      }
    }
  }

  private async alone({ name, urn, shape }: WaitingRead<Found>): Promise<Found | undefined> {
    return (await this.read(name, [urn], shape)).get(urn);
  }
}
