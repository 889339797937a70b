import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DomainError } from '../../foundation/common/errors.js';
import { makeFolder } from '../../foundation/common/make-folder.js';
import { type AppConfig, KEY_FILES } from '../../foundation/config/index.js';
import { copySqlite, sqlitePath } from '../../foundation/database/index.js';
import { type BackupManifest, DATABASE_COPY, writeManifest } from './backup-manifest.js';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** What is copied. */
interface Parts {
  readonly database: boolean;
}

/**
 * Copies database, keys and model files of `config` to the new folder `target`, which appears once it is complete.
 * Throws `CONFLICT` if it already exists or is being created, `NOT_FOUND` without a database, and `ENGINE_UNAVAILABLE`
 * if the disk is full.
 */
export async function writeBackup(config: AppConfig, target: string, parts: Parts): Promise<BackupManifest> {
  const folder = resolve(target);
  const unfinished = `${folder}.unfinished`;
  for (const path of [folder, unfinished]) refuseExisting(path);
  if (parts.database) expectRoom(config, dirname(folder));
  makeFolder(join(unfinished, 'data'), PRIVATE_FOLDER);
  try {
    const manifest = await fill(unfinished, config, parts);
    renameSync(unfinished, folder);
    return manifest;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function refuseExisting(path: string): void {
  if (!existsSync(path)) return;
  const fix = path.endsWith('.unfinished')
    ? 'Another backup to this folder runs, or was ended: wait for it, or remove what it left.'
    : 'Name a new folder.';
  throw new DomainError('CONFLICT', `${path} exists. ${fix}`);
}

/** Includes the write-ahead log, which may contain pages that the file lacks. */
function expectRoom({ database }: AppConfig, parent: string): void {
  const path = sqlitePath(database.url);
  const sizes = [path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  const needed = sizes.reduce((sum, size) => sum + size, 0);
  const there = nearestFolder(parent);
  const { bavail, bsize } = statfsSync(there);
  if (bavail * bsize > needed) return;
  const text = `The disk with ${there} has ${inMb(bavail * bsize)} free; the backup needs up to ${inMb(needed)}.`;
  throw new DomainError('ENGINE_UNAVAILABLE', `${text} Free some space, or name a folder on another disk.`);
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

async function fill(folder: string, config: AppConfig, parts: Parts): Promise<BackupManifest> {
  const createdAt = new Date().toISOString();
  const database = parts.database ? await copySqlite(config.database.url, join(folder, DATABASE_COPY)) : undefined;
  const copied = [...copyKeys(folder, config), ...copyModel(folder, config)];
  const paths = database === undefined ? copied : [DATABASE_COPY, ...copied];
  for (const path of paths) chmodSync(join(folder, path), PRIVATE_FILE);
  return writeManifest(folder, paths, { createdAt, ...(database !== undefined && { database }) });
}

function copyKeys(folder: string, { dataDir }: AppConfig): readonly string[] {
  return KEY_FILES.filter((name) => existsSync(join(dataDir, name))).map((name) => {
    copyFileSync(join(dataDir, name), join(folder, 'data', name));
    return `data/${name}`;
  });
}

/** The files in MODEL_PATH, in order. */
function copyModel(folder: string, { model }: AppConfig): readonly string[] {
  if (model.paths.length > 0) mkdirSync(join(folder, 'model'), { mode: PRIVATE_FOLDER });
  return model.paths.map((path, at) => {
    const name = `model/${at + 1}-${basename(path)}`;
    copyFileSync(path, join(folder, name));
    return name;
  });
}

function inMb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
