import { DomainError } from '../../../foundation/common/errors.js';
import type { EngineClient, LostShards } from '../../../foundation/engine-client/index.js';
import type { IndexOperation, SearchDocument } from '../../search-document.js';
import { dropUnlessAlias } from './index-catalog.js';
import type { IndexState } from './index-state.js';
import type { IndexStates } from './index-states.js';
import {
  type AddressedOperation,
  bulkOperation,
  lostFate,
  type OperationFate,
  operationFate,
  typeOf,
} from './write-round.js';

/** Maximum number of rounds of a write. Each retry follows an index swap; more in a row do not occur. */
const ROUNDS = 5;

/** Returns the index for documents of a type; undefined if they are not written anywhere. */
export type Addressing = (entityType: string) => Promise<IndexState | undefined>;

/** Writes documents to the indices that an addressing names. */
export class DocumentWriter {
  constructor(
    private readonly client: EngineClient,
    private readonly states: IndexStates,
    private readonly lost: Pick<LostShards, 'lasting'>,
  ) {}

  /**
   * Returns the outcome of each operation; operations without an index are absent. An index that has lost a shard
   * rejects what goes to it, so that operations on others do not wait for it. Throws `ENGINE_UNAVAILABLE`.
   */
  async write(
    operations: readonly IndexOperation[],
    address: Addressing,
  ): Promise<ReadonlyMap<IndexOperation, OperationFate>> {
    const fates = new Map<IndexOperation, OperationFate>();
    const crowded = new Set<IndexOperation>();
    let waiting = operations;
    for (let round = 0; round < ROUNDS && waiting.length > 0; round += 1) {
      const addressed = await this.served(await this.addressed(waiting, address, crowded), fates);
      const results = await this.client.bulk(addressed.map(bulkOperation));
      const again = addressed.filter((one, at) => {
        const result = results[at];
        const fate = result === undefined ? 'moved' : operationFate(one, result);
        if (fate === 'crowded') crowded.add(one.operation);
        else if (fate === 'moved') this.states.forget(one.state.alias);
        else fates.set(one.operation, fate);
        return fate === 'moved' || fate === 'crowded';
      });
      waiting = again.map(({ operation }) => operation);
      await this.dropStrays(addressed.filter((one, at) => isStray(one, results[at]?.index)));
    }
    if (waiting.length === 0) return fates;
    throw new DomainError('ENGINE_UNAVAILABLE', 'The indices of the search engine keep changing: try again later.');
  }

  private async addressed(
    operations: readonly IndexOperation[],
    address: Addressing,
    crowded: ReadonlySet<IndexOperation>,
  ): Promise<readonly AddressedOperation[]> {
    const types = [...new Set(operations.map(typeOf))];
    const found = await Promise.all(types.map((type) => this.prepared(type, operations, address)));
    const states = new Map(types.map((type, at) => [type, found[at]]));
    return operations.flatMap((operation) => {
      const state = states.get(typeOf(operation));
      return state === undefined ? [] : [{ operation, state, withoutMembers: crowded.has(operation) }];
    });
  }

  /** Those of the operations whose index has its shards; the fate of the others is added to `fates`. */
  private async served(
    addressed: readonly AddressedOperation[],
    fates: Map<IndexOperation, OperationFate>,
  ): Promise<readonly AddressedOperation[]> {
    const lost = await this.lost.lasting([...new Set(addressed.map(({ state }) => state.alias))]);
    if (lost.size === 0) return addressed;
    for (const one of addressed) if (lost.has(one.state.alias)) fates.set(one.operation, lostFate(one));
    return addressed.filter(({ state }) => !lost.has(state.alias));
  }

  /** Creates the indices of several types at once, because the engines combine them into one cluster state update. */
  private async prepared(
    type: string,
    operations: readonly IndexOperation[],
    address: Addressing,
  ): Promise<IndexState | undefined> {
    const state = await address(type);
    if (state !== undefined) await this.states.addProperties(state, documentsOf(operations, type));
    return state;
  }

  /**
   * Removing a document under an external version creates an index if its alias is gone; that index must not block the
   * alias.
   */
  private async dropStrays(strays: readonly AddressedOperation[]): Promise<void> {
    for (const alias of new Set(strays.map(({ state }) => state.alias))) {
      this.states.forget(alias);
      await dropUnlessAlias(this.client, alias);
    }
  }
}

function isStray({ operation, state }: AddressedOperation, index: string | undefined): boolean {
  return operation.kind === 'remove' && index === state.alias && state.alias !== state.physical;
}

function documentsOf(operations: readonly IndexOperation[], type: string): readonly SearchDocument[] {
  return operations.flatMap((operation) =>
    operation.kind === 'put' && operation.document.entityType === type ? [operation.document] : [],
  );
}
