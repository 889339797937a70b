import { DomainError } from '../../foundation/common/errors.js';
import { type AppConfig, isEmbedded, keepFilesPrivate, ownConfig } from '../../foundation/config/index.js';
import { BACKUP_USAGE, type BackupRequest, parseBackupArguments } from './backup-arguments.js';
import { writeBackup } from './backup-folder.js';
import { type BackupManifest, problemsOf } from './backup-manifest.js';
import { type Command, UsageError } from '../command.js';

const EXIT_FAILED = 1;

/** Copies the embedded database and the keys while the service runs, and checks such copies. */
export const backup: Command = {
  usage: BACKUP_USAGE,
  async run(args) {
    const request = parseBackupArguments(args);
    return request.kind === 'check' ? check(request.folder) : backUp(request);
  },
};

async function backUp({ target, keysOnly }: BackupRequest & { readonly kind: 'backup' }): Promise<number> {
  const config = ownConfig();
  keepFilesPrivate(config);
  if (!isEmbedded(config.database) && !keysOnly)
    throw new UsageError(
      `The database is a server (${new URL(config.database.url).host}): copy it with its own tools, and the keys with --keys-only.`,
    );
  const manifest = await writeBackup(config, target, { database: !keysOnly }).catch(inOneLine);
  process.stdout.write(summaryOf(target, manifest));
  process.stderr.write(remindersFor(config));
  return 0;
}

/** Errors of the system and of SQLite are clear without a stack. */
function inOneLine(error: unknown): never {
  if (error instanceof DomainError || !(error instanceof Error) || !('code' in error)) throw error;
  throw new DomainError('ENGINE_UNAVAILABLE', `There is no backup. ${error.message}`, { cause: error });
}

async function check(folder: string): Promise<number> {
  const problems = await problemsOf(folder);
  process.stdout.write(problems.length === 0 ? `${folder} is whole.\n` : `${problems.join('\n')}\n`);
  return problems.length === 0 ? 0 : EXIT_FAILED;
}

function summaryOf(target: string, { createdAt, database, files }: BackupManifest): string {
  const rows = database === undefined ? '' : `, ${database.aspectRows} rows of aspects`;
  const lines = files.map(({ path, bytes }) => `  ${path}  ${bytes} bytes`);
  return `${[`${target}: as it was at ${createdAt}${rows}`, ...lines].join('\n')}\n`;
}

/** Data that the backup lacks and that cannot be rebuilt. */
function remindersFor({ auth, secrets, search }: AppConfig): string {
  const given = Object.entries({
    DATAHUB_TOKEN_SERVICE_SIGNING_KEY: auth.signingKey,
    DATAHUB_TOKEN_SERVICE_SALT: auth.salt,
    SECRET_SERVICE_ENCRYPTION_KEY: secrets.encryptionKey,
  }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const keys = given.length === 0 ? '' : `Not in it: ${given.join(', ')}, which the environment gives. Keep them.\n`;
  if (isEmbedded(search)) return keys;
  return `${keys}Not in it: time series, which ${new URL(search.url).host} holds. Take a snapshot of its indices there.\n`;
}
