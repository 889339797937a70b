import { DomainError } from '../foundation/common/errors.js';
import { meant } from '../foundation/common/nearest.js';
import { packageVersion } from '../foundation/common/package-version.js';
import { type Command, UsageError } from './command.js';
import { COMMANDS } from './commands.js';

const EXIT_FAILED = 1;
const EXIT_BAD_ARGUMENTS = 2;

const DEFAULT_COMMAND = 'start';

/**
 * Runs the command that the arguments name. Resolves to the exit code, or to undefined if the process continues on its
 * own. `started` is called when the service has started in this process.
 */
export async function runProgram(
  [name, ...args]: readonly string[],
  started?: () => void,
): Promise<number | undefined> {
  if (name === '--help' || name === 'help') return print(programUsage());
  if (name === '--version') return print(`${packageVersion()}\n`);
  const entry = COMMANDS.find((command) => command.name === (name ?? DEFAULT_COMMAND));
  if (entry === undefined) return refuse(unknownCommand(name ?? ''), programUsage());
  const command = await entry.load();
  if (args.includes('--help')) return print(command.usage);
  return command.run(args, started).catch((error: unknown) => report(error, command));
}

function programUsage(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `metadata-service COMMAND [argument …]

${lines.join('')}
Run metadata-service COMMAND --help for details, and metadata-service --version for the version. Settings come from the environment, or from the file .env in the working directory.
`;
}

function unknownCommand(name: string): string {
  const known = meant(
    name,
    COMMANDS.map((command) => command.name),
  );
  return `There is no command "${name}"${known === undefined ? '.' : `; is ${known} meant?`}`;
}

function report(error: unknown, command: Command): number {
  if (isCallersMistake(error)) return refuse(error.message, command.usage);
  process.stderr.write(`${textOf(error)}\n`);
  return EXIT_FAILED;
}

function isCallersMistake(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof DomainError && (error.code === 'INVALID_ARGUMENT' || error.code === 'MALFORMED_URN');
}

function textOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function refuse(message: string, usage: string): number {
  process.stderr.write(`${message}\n\n${usage}`);
  return EXIT_BAD_ARGUMENTS;
}
