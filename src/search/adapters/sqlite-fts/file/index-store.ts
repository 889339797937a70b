import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DomainError } from '../../../../foundation/common/errors.js';
import type { IndexOperation, IndexOutcome } from '../../../search-document.js';
import type { IndexTarget } from '../../../search-index.port.js';
import { toEngineError } from './engine-errors.js';
import type { FieldLayout } from '../../../text/field-layout.js';
import { type Applied, IndexFile } from './index-file.js';
import { removeCompanions, removeIndexFile } from './open-index-file.js';

const IDENTITY = 'identity';
const BUILDING = '.building';
const REBUILD_ID = /^[0-9a-f]+$/;

/**
 * All writes to the index: its files, both live and under construction. Synchronous; each method throws
 * `ENGINE_UNAVAILABLE` if SQLite fails.
 */
export class IndexStore {
  private live: IndexFile;
  private readonly building = new Map<string, IndexFile>();

  constructor(
    private readonly path: string,
    private readonly layout: FieldLayout,
  ) {
    this.live = this.guard(() => new IndexFile(path, layout));
  }

  /** Why the index starts empty although a file existed; undefined if it does not start empty. */
  replaced(): string | undefined {
    return this.live.replaced;
  }

  identity(): string | undefined {
    return this.guard(() => this.live.meta(IDENTITY));
  }

  adopt(identity: string): void {
    this.guard(() => {
      this.live.reset(IDENTITY, identity);
      this.live.persist();
    });
  }

  /** `operationsJson` is a list of operations: passing it to another thread as one string takes a third of the time. */
  write(operationsJson: string, target: IndexTarget): IndexOutcome {
    const operations = JSON.parse(operationsJson) as readonly IndexOperation[];
    return this.guard(() => {
      const files = [...(target.live ? [this.live] : []), ...this.rebuildFile(target.rebuild)];
      if (files.length === 0) return outcomeOf([], []);
      const isKnown = (operation: IndexOperation): boolean => this.layout.has(typeOf(operation));
      const known = operations.filter(isKnown);
      const applied = files.map((file) => file.apply(known));
      return outcomeOf(
        applied[0] ?? [],
        known.length === operations.length ? [] : operations.filter((one) => !isKnown(one)),
      );
    });
  }

  persist(): void {
    this.guard(() => {
      for (const file of [this.live, ...this.building.values()]) file.persist();
    });
  }

  /** Takes a step of work that makes searches faster, and returns whether it was not the last one. */
  tidy(): boolean {
    return this.guard(() => this.live.tidy());
  }

  counts(rebuild?: string): ReadonlyMap<string, number> {
    if (rebuild === undefined) return this.guard(() => this.live.counts());
    return this.guard(() => this.rebuildFile(rebuild)[0]?.counts() ?? new Map<string, number>());
  }

  beginRebuild(): string {
    const id = randomBytes(8).toString('hex');
    this.guard(() => this.building.set(id, new IndexFile(this.buildingPath(id), this.layout)));
    return id;
  }

  rebuilds(): readonly string[] {
    const start = `${basename(this.path)}.`;
    return readdirSync(dirname(this.path))
      .filter((name) => name.startsWith(start) && name.endsWith(BUILDING))
      .map((name) => name.slice(start.length, -BUILDING.length))
      .sort();
  }

  /**
   * Other connections of this process must have closed the live file. Those of another process may still have it open,
   * but none may be reading: throws `ENGINE_UNAVAILABLE` otherwise, and the rebuild stays.
   */
  promoteRebuild(rebuild: string): void {
    this.guard(() => {
      const [file] = this.rebuildFile(rebuild);
      if (file === undefined) throw new DomainError('NOT_FOUND', `There is no rebuild ${rebuild} of the search index`);
      if (!this.live.mergeLog()) throw stillRead(this.path);
      const identity = this.live.meta(IDENTITY);
      if (identity !== undefined) file.setMeta(IDENTITY, identity);
      this.building.delete(rebuild);
      file.close();
      try {
        this.live.close();
        removeCompanions(this.path);
        renameSync(this.buildingPath(rebuild), this.path);
      } finally {
        this.live = new IndexFile(this.path, this.layout);
      }
      this.live.persist();
    });
  }

  discardRebuild(rebuild: string): void {
    if (!REBUILD_ID.test(rebuild)) return;
    this.guard(() => {
      this.building.get(rebuild)?.close();
      this.building.delete(rebuild);
      removeIndexFile(this.buildingPath(rebuild));
    });
  }

  close(): void {
    for (const file of [this.live, ...this.building.values()]) file.close();
    this.building.clear();
  }

  /** The file of a rebuild, including one that began before the last start; empty if the rebuild no longer exists. */
  private rebuildFile(rebuild: string | undefined): readonly IndexFile[] {
    if (rebuild === undefined) return [];
    const open = this.building.get(rebuild);
    if (open !== undefined) return [open];
    if (!REBUILD_ID.test(rebuild) || !existsSync(this.buildingPath(rebuild))) return [];
    const file = new IndexFile(this.buildingPath(rebuild), this.layout);
    this.building.set(rebuild, file);
    return [file];
  }

  private buildingPath(rebuild: string): string {
    return join(dirname(this.path), `${basename(this.path)}.${rebuild}${BUILDING}`);
  }

  private guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw toEngineError(error, this.path);
    }
  }
}

function stillRead(path: string): DomainError {
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    `Another process still reads the search index ${path}, which therefore cannot be replaced now. Try again.`,
  );
}

function typeOf(operation: IndexOperation): string {
  return operation.kind === 'put' ? operation.document.entityType : operation.entityType;
}

function outcomeOf(applied: readonly Applied[], unknown: readonly IndexOperation[]): IndexOutcome {
  const count = (what: Applied): number => applied.filter((one) => one === what).length;
  const rejected = unknown.map((operation) => ({
    urn: operation.kind === 'put' ? operation.document.urn : operation.urn,
    reason: `No search documents are known of the entity type ${typeOf(operation)}`,
  }));
  const higher = applied.filter((one) => typeof one === 'object');
  return {
    written: count('written'),
    removed: count('removed'),
    stale: higher.length,
    ...(higher.length > 0 && { higher }),
    rejected,
  };
}
