import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type SqliteContents, sqliteContents } from '../../foundation/database/index.js';
import { UsageError } from '../command.js';

const MANIFEST = 'manifest.json';
/** The checksums in the format of `sha256sum -c`. */
const CHECKSUMS = 'SHA256SUMS';
const FORMAT = 1;
/** Path of the database copy in a backup. */
export const DATABASE_COPY = 'data/metadata.db';

interface BackupFile {
  /** Relative to the folder of the backup. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The description of a backup. */
export interface BackupManifest {
  readonly format: typeof FORMAT;
  /** Time of the copied database state, in ISO 8601. */
  readonly createdAt: string;
  /** Absent if only keys were copied. */
  readonly database?: SqliteContents;
  readonly files: readonly BackupFile[];
}

/** Writes manifest and checksums of the files at `paths`, relative to `folder`. */
export async function writeManifest(
  folder: string,
  paths: readonly string[],
  about: Pick<BackupManifest, 'createdAt' | 'database'>,
): Promise<BackupManifest> {
  const files: BackupFile[] = [];
  for (const path of paths) files.push(await described(folder, path));
  const manifest: BackupManifest = { format: FORMAT, ...about, files };
  const options = { mode: 0o600, flush: true };
  writeFileSync(join(folder, CHECKSUMS), files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(''), options);
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, options);
  return manifest;
}

/**
 * The problems of the backup in `folder`, one line each; empty if it is complete. Throws `UsageError` if there is no
 * backup.
 */
export async function problemsOf(folder: string): Promise<readonly string[]> {
  const { files, database } = readManifest(folder);
  const problems: string[] = [];
  for (const file of files) {
    const problem = await problemOf(folder, file);
    if (problem !== undefined) problems.push(`${file.path} ${problem}`);
  }
  if (problems.length > 0 || database === undefined) return problems;
  const { aspectRows } = sqliteContents(join(folder, DATABASE_COPY));
  return aspectRows === database.aspectRows
    ? []
    : [`${DATABASE_COPY} has ${aspectRows} rows of aspects in place of ${database.aspectRows}`];
}

async function problemOf(folder: string, file: BackupFile): Promise<string | undefined> {
  if (!existsSync(join(folder, file.path))) return 'is missing';
  const { bytes, sha256 } = await described(folder, file.path);
  if (bytes !== file.bytes) return `has ${bytes} bytes in place of ${file.bytes}`;
  return sha256 === file.sha256 ? undefined : 'was changed: its checksum differs';
}

function readManifest(folder: string): BackupManifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new UsageError(`${folder} holds no backup: ${MANIFEST} is missing.`);
  const manifest = parsed(path);
  if (manifest?.format !== FORMAT || !Array.isArray(manifest.files))
    throw new UsageError(`${path} is not a manifest of format ${FORMAT}. Use the version that wrote it.`);
  return manifest as BackupManifest;
}

function parsed(path: string): Partial<BackupManifest> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<BackupManifest>;
  } catch {
    return undefined;
  }
}

async function described(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash);
  return { path, bytes: statSync(join(folder, path)).size, sha256: hash.digest('hex') };
}
