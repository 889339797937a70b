import { hostname } from 'node:os';
import { pino } from 'pino';
import type { LogConfig } from '../config/index.js';

/** Members that may contain a secret; their values are never logged. */
export const SECRET_PATHS = [
  'authorization',
  'token',
  'password',
  'accessToken',
  '*.authorization',
  '*.token',
  '*.password',
  '*.accessToken',
];

/** Characters other than tabs and ends of lines that a terminal would execute, or end a line at. */
// eslint-disable-next-line no-control-regex -- these are the characters to find
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

interface LogLine {
  readonly level: number;
  readonly context?: string;
  readonly channel?: string;
  readonly worker?: number;
  readonly msg: string;
  readonly stack?: string;
}

/** The member of a line that names the worker process; none if the service is one process. */
export function workerMember({ worker }: LogConfig): { readonly worker?: number } {
  return worker === undefined ? {} : { worker };
}

/** Members of every line, with the worker process; none of its own if the service is one process. */
export function workerBase(config: LogConfig): { readonly base?: Readonly<Record<string, unknown>> } {
  return config.worker === undefined
    ? {}
    : { base: { pid: process.pid, hostname: hostname(), ...workerMember(config) } };
}

/** A destination that writes `level context: message` for people, and the fields of structured lines. */
export function textStream(): { write(line: string): void } {
  return {
    write(line) {
      const { level, context, channel, worker, msg, stack, ...fields } = JSON.parse(line) as LogLine;
      const where = channel ?? context;
      const facts = channel === undefined ? '' : ` ${JSON.stringify(fields)}`;
      const who = worker === undefined ? '' : `[worker ${String(worker)}] `;
      const head = `${pino.levels.labels[level] ?? 'info'} ${who}${where === undefined ? '' : `${where}: `}${msg}${facts}`;
      process.stderr.write(`${entry(stack === undefined ? head : `${head}\n${stack}`)}\n`);
    },
  };
}

/** Indents all lines after the first one, so that no text that a client chose looks like another entry of the log. */
function entry(text: string): string {
  return text
    .replace(/\r?\n(?!$)/g, '\n  ')
    .replace(CONTROL, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
