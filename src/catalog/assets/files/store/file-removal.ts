import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { type AspectChange, AspectStore, type WriteListener, WriteListeners } from '../../../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../../../auth/index.js';
import { EntityEditor, valueEdit } from '../../../../entities/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { DAY_MS, HOUR_MS } from '../../../../foundation/common/durations.js';
import { messageOf } from '../../../../foundation/common/message-of.js';
import { OneProcess, Workers } from '../../../../foundation/workers/index.js';
import { dataHubFileInfo, status, type StoredOf } from '../../../../model/index.js';
import type { FileKey } from './file-key.js';
import { FileStore } from './file-store.js';
import type { ObjectStorage } from './object-storage.port.js';

/** Milliseconds between runs that no deletion causes. */
const INTERVAL_MS = HOUR_MS;
/** Milliseconds from a deletion to the run that it causes; consecutive deletions share a run. */
const SOON_MS = 1_000;
/** Minimum pause before a run that deletions cause, as a multiple of the duration of the previous run. */
const REST = 10;
/** Age in milliseconds at which uploads that were never registered or were interrupted count as abandoned. */
const ABANDONED_MS = DAY_MS;

type Info = StoredOf<typeof dataHubFileInfo>;

/**
 * Removes the content of files that nothing refers to: their asset or their entity was deleted, or they were never
 * registered. Runs soon after the deletion of an entity, and every hour to remove files that a terminated process
 * missed. Files that a DataHub installation stored in the same bucket stay unless they are registered here.
 */
@Injectable()
export class FileRemoval implements WriteListener, OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FileRemoval.name);
  /** Urns of files whose entities were deleted since the last run. */
  private readonly gone = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private dueAt = Infinity;
  private restUntil = 0;

  constructor(
    private readonly listeners: WriteListeners,
    private readonly files: FileStore,
    private readonly aspects: AspectStore,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
    private readonly workers: Workers = new OneProcess(),
  ) {}

  onModuleInit(): void {
    if (this.files.storage !== undefined) this.listeners.register(this);
  }

  onApplicationBootstrap(): void {
    if (this.files.storage !== undefined && !this.workers.onlyReads) this.runIn(SOON_MS);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.dueAt = -Infinity;
  }

  afterCommit(changes: readonly AspectChange[]): void {
    const deleted = changes.filter(({ entityDeleted }) => entityDeleted);
    if (deleted.length === 0) return;
    for (const { urn, entityType } of deleted) if (entityType === 'dataHubFile') this.gone.add(urn);
    this.runIn(Math.max(SOON_MS, this.restUntil - performance.now()));
  }

  /** Removes the files that nothing refers to. Throws `ENGINE_UNAVAILABLE`. */
  async run(): Promise<void> {
    const { storage } = this.files;
    if (storage === undefined) return;
    const gone = new Set(this.gone);
    for await (const keys of storage.keys()) await this.removeFrom(storage, keys, gone);
    for (const urn of gone) this.gone.delete(urn);
    await storage.removeParts(this.clock.now() - ABANDONED_MS);
  }

  private async removeFrom(storage: ObjectStorage, keys: readonly FileKey[], gone: ReadonlySet<string>): Promise<void> {
    const infos = await this.aspects.values(
      keys.map(({ urn }) => urn),
      dataHubFileInfo,
    );
    const assets = [...infos.values()].flatMap(({ referencedByAsset }) => referencedByAsset ?? []);
    const stored = await this.aspects.existing(assets, { includeSoftDeleted: true });
    for (const key of keys) {
      const info = infos.get(key.urn);
      if (info === undefined ? await this.isAbandoned(storage, key, gone) : isWithoutAsset(info, stored))
        await this.remove(storage, key, info);
    }
  }

  private async isAbandoned(storage: ObjectStorage, key: FileKey, gone: ReadonlySet<string>): Promise<boolean> {
    if (gone.has(key.urn)) return true;
    if (!key.isOwn) return false;
    const found = await storage.find(key);
    return found !== undefined && found.uploadedAt < this.clock.now() - ABANDONED_MS;
  }

  /** Removes the content of a file; its entity stays as a record, soft-deleted. */
  private async remove(storage: ObjectStorage, key: FileKey, info: Info | undefined): Promise<void> {
    if (info !== undefined) await this.editor.write([valueEdit(key.urn, status, { removed: true })], SYSTEM);
    await storage.remove(key);
    this.logger.log(`The file ${key.text} was removed, since nothing refers to it`);
  }

  private runIn(ms: number): void {
    const dueAt = performance.now() + ms;
    if (dueAt >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = dueAt;
    this.timer = setTimeout(() => void this.runNow(), ms).unref();
  }

  private async runNow(): Promise<void> {
    const began = performance.now();
    this.dueAt = Infinity;
    try {
      await this.run();
    } catch (error) {
      this.logger.warn(`Files that nothing refers to could not be removed: ${messageOf(error)}`);
    }
    this.restUntil = performance.now() + REST * (performance.now() - began);
    this.runIn(INTERVAL_MS);
  }
}

const SYSTEM = { actor: SYSTEM_ACTOR } as const;

function isWithoutAsset({ referencedByAsset }: Info, stored: ReadonlySet<string>): boolean {
  return referencedByAsset !== undefined && !stored.has(referencedByAsset);
}
