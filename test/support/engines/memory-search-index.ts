import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../src/foundation/common/errors.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import {
  type HigherRevision,
  type Completion,
  type IndexedRevision,
  type IndexOperation,
  type IndexOutcome,
  type IndexScan,
  type IndexTarget,
  SearchIndex,
  type SearchResult,
  type SpelledWord,
} from '../../../src/search/index.js';

/** What an index holds of one urn: a document, or where one was removed. */
interface Entry {
  readonly operation: IndexOperation;
  readonly revision: number;
}

type Entries = Map<string, Entry>;

/**
 * A search index in memory that keeps the contract's rules of revisions; it finds nothing, but tells what it holds, and
 * fails when it is told to.
 */
export class MemorySearchIndex extends SearchIndex {
  readonly engine = 'sqlite';
  override readonly showsWritesAtOnce = true;
  /** What the next calls that reach the engine throw; undefined = it answers. */
  failure: Error | undefined;
  /** Urns that are refused, with the reason. */
  readonly refused = new Map<string, string>();
  /** Urns that only the indices of rebuilds refuse, with the reason. */
  readonly refusedInRebuilds = new Map<string, string>();
  /** Names of the calls, in order. */
  readonly calls: string[] = [];
  /** Waited for before each write is done. */
  beforeWrite: (operations: readonly IndexOperation[]) => Promise<void> = () => Promise.resolve();
  private live: Entries = new Map();
  private readonly building = new Map<string, Entries>();
  private name: string | undefined;

  check(): Promise<void> {
    return this.reached('check');
  }

  async identity(): Promise<string | undefined> {
    await this.reached('identity');
    return this.name;
  }

  async adopt(identity: string): Promise<void> {
    await this.reached('adopt');
    this.name = identity;
    this.live = new Map();
    this.building.clear();
  }

  async write(operations: readonly IndexOperation[], target: IndexTarget): Promise<IndexOutcome> {
    await this.beforeWrite(operations);
    await this.reached('write');
    const built = target.rebuild === undefined ? undefined : this.building.get(target.rebuild);
    const refused = new Map([...this.refused, ...this.refusedInRebuilds]);
    const filled = built === undefined ? undefined : store(operations, built, refused);
    if (target.live) return store(operations, this.live, this.refused);
    return filled ?? { written: 0, removed: 0, stale: 0, rejected: [] };
  }

  refresh(): Promise<void> {
    return this.reached('refresh');
  }

  persist(): Promise<void> {
    return this.reached('persist');
  }

  search(): Promise<SearchResult> {
    return Promise.resolve({ hits: [], total: 0, facets: [], suggestions: [] });
  }

  spellings(): Promise<ReadonlyMap<string, readonly SpelledWord[]>> {
    return Promise.resolve(new Map());
  }

  complete(): Promise<readonly Completion[]> {
    return Promise.resolve([]);
  }

  browse(): Promise<never> {
    return Promise.reject(new DomainError('INTERNAL', 'This index holds no tree'));
  }

  searchRequest(): JsonObject {
    return {};
  }

  completionRequest(): JsonObject {
    return {};
  }

  explain(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async sources(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
    await this.reached('sources');
    const found = urns.flatMap((urn) => {
      const operation = this.live.get(urn)?.operation;
      return operation?.kind === 'put' ? [[urn, operation.document.fields] as const] : [];
    });
    return new Map(found);
  }

  async revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>> {
    await this.reached('revisions');
    return new Map(
      urns.flatMap((urn) => {
        const entry = this.live.get(urn);
        return entry?.operation.kind === 'put' ? [[urn, entry.revision] as const] : [];
      }),
    );
  }

  scan({ entityType, after = '', size }: IndexScan): Promise<readonly IndexedRevision[]> {
    const found = [...this.live]
      .filter(
        ([urn, { operation }]) =>
          urn > after && operation.kind === 'put' && operation.document.entityType === entityType,
      )
      .map(([urn, { revision }]) => ({ urn, entityType, revision }));
    return Promise.resolve(found.sort((one, other) => (one.urn < other.urn ? -1 : 1)).slice(0, size));
  }

  counts(rebuild?: string): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const { operation } of (rebuild === undefined ? this.live : this.building.get(rebuild))?.values() ?? []) {
      if (operation.kind !== 'put') continue;
      const { entityType } = operation.document;
      counts.set(entityType, (counts.get(entityType) ?? 0) + 1);
    }
    return Promise.resolve(counts);
  }

  beginRebuild(): Promise<string> {
    const id = randomUUID();
    this.building.set(id, new Map());
    return Promise.resolve(id);
  }

  rebuilds(): Promise<readonly string[]> {
    return Promise.resolve([...this.building.keys()]);
  }

  promoteRebuild(rebuild: string): Promise<void> {
    const built = this.building.get(rebuild);
    if (built === undefined) return Promise.reject(new DomainError('NOT_FOUND', `There is no rebuild ${rebuild}`));
    this.live = built;
    this.building.delete(rebuild);
    return Promise.resolve();
  }

  discardRebuild(rebuild: string): Promise<void> {
    this.building.delete(rebuild);
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Documents that are searched, by urn: revision and fields. */
  documents(): ReadonlyMap<string, { readonly revision: number; readonly fields: object }> {
    return new Map(
      [...this.live].flatMap(([urn, { operation, revision }]) =>
        operation.kind === 'put' ? [[urn, { revision, fields: operation.document.fields }] as const] : [],
      ),
    );
  }

  /** Forgets what was removed, as server engines do after a minute. */
  forgetRemovals(): void {
    for (const entries of [this.live, ...this.building.values()]) {
      for (const [urn, { operation }] of entries) if (operation.kind === 'remove') entries.delete(urn);
    }
  }

  private reached(call: string): Promise<void> {
    this.calls.push(call);
    return this.failure === undefined ? Promise.resolve() : Promise.reject(this.failure);
  }
}

function store(
  operations: readonly IndexOperation[],
  entries: Entries,
  refused: ReadonlyMap<string, string>,
): IndexOutcome {
  const outcome = { written: 0, removed: 0, stale: 0, rejected: [] as { urn: string; reason: string }[] };
  const higher: HigherRevision[] = [];
  for (const operation of operations) {
    const { urn, revision } = operation.kind === 'put' ? operation.document : operation;
    const known = entries.get(urn);
    const reason = refused.get(urn);
    if (reason !== undefined) outcome.rejected.push({ urn, reason });
    else if (known !== undefined && known.revision > revision) {
      outcome.stale += 1;
      higher.push({ urn, revision: known.revision });
    } else {
      if (operation.kind === 'put') outcome.written += 1;
      else if (known?.operation.kind === 'put') outcome.removed += 1;
      entries.set(urn, { operation, revision });
    }
  }
  return higher.length > 0 ? { ...outcome, higher } : outcome;
}
