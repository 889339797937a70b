import { UsageError } from '../command.js';
import { parseOptions } from '../parse-options.js';

/** Usage of the command. */
export const BACKUP_USAGE = `Copies the data that cannot be rebuilt into a new folder. The service may be running.

  metadata-service backup --to DIR [--keys-only]
  metadata-service backup --check DIR

  --to         new folder; it must not exist, and appears once the backup is complete
  --keys-only  only keys and model files, for a database on a server, which you copy with its own tools
  --check      checks a backup against its checksums, and its database for damage

The command uses the service's settings: DATABASE_URL, DATA_DIR and MODEL_PATH from the environment or .env.
`;

/** The parsed arguments. */
export type BackupRequest =
  | { readonly kind: 'backup'; readonly target: string; readonly keysOnly: boolean }
  | { readonly kind: 'check'; readonly folder: string };

const OPTIONS = { to: { type: 'string' }, check: { type: 'string' }, 'keys-only': { type: 'boolean' } } as const;

/** Parses the arguments. Throws `UsageError`. */
export function parseBackupArguments(args: readonly string[]): BackupRequest {
  const { to, check, 'keys-only': keysOnly = false } = parseOptions(args, OPTIONS);
  if (to !== undefined && check !== undefined)
    throw new UsageError('--to and --check do not go together. Create the backup first, then check it.');
  if (check !== undefined && keysOnly) throw new UsageError('--keys-only goes with --to.');
  if (check !== undefined) return { kind: 'check', folder: folderOf('--check', check) };
  if (to === undefined) throw new UsageError('--to is missing. Name the folder for the backup.');
  return { kind: 'backup', target: folderOf('--to', to), keysOnly };
}

function folderOf(option: string, text: string): string {
  if (text.trim() === '') throw new UsageError(`${option} is empty. Name a folder.`);
  return text;
}
