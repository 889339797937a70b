import { UsageError } from './command.js';
import { parseOptions } from './parse-options.js';

/** How to call the command. */
export const BACKUP_USAGE = `Copies what the service cannot make again into a new folder. The service may be running.

  metadata-service backup --to DIR [--keys-only]
  metadata-service backup --check DIR

  --to         folder to make; it must not exist yet, and appears when everything is in it
  --keys-only  only keys and model files, for a database on a server, which its own tools copy
  --check      compares a backup with its checksums, and looks for damage in its database

The database, the keys and the model are those of the service: DATABASE_URL, DATA_DIR and MODEL_PATH from the environment or .env.
`;

/** What the arguments ask for. */
export type BackupRequest =
  | { readonly kind: 'backup'; readonly target: string; readonly keysOnly: boolean }
  | { readonly kind: 'check'; readonly folder: string };

const OPTIONS = { to: { type: 'string' }, check: { type: 'string' }, 'keys-only': { type: 'boolean' } } as const;

/** What the arguments ask for. Throws `UsageError`. */
export function parseBackupArguments(args: readonly string[]): BackupRequest {
  const { to, check, 'keys-only': keysOnly = false } = parseOptions(args, OPTIONS);
  if (to !== undefined && check !== undefined)
    throw new UsageError('--to and --check do not go together. Make the backup first, then check it.');
  if (check !== undefined && keysOnly) throw new UsageError('--keys-only goes with --to.');
  if (check !== undefined) return { kind: 'check', folder: folderOf('--check', check) };
  if (to === undefined) throw new UsageError('--to is missing. Name the folder that the backup goes to.');
  return { kind: 'backup', target: folderOf('--to', to), keysOnly };
}

function folderOf(option: string, text: string): string {
  if (text.trim() === '') throw new UsageError(`${option} is empty. Name a folder.`);
  return text;
}
