import { pino } from 'pino';

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

interface LogLine {
  readonly level: number;
  readonly context?: string;
  readonly channel?: string;
  readonly msg: string;
  readonly stack?: string;
}

/** A destination that writes `level context: message` for people, and the fields of structured lines. */
export function textStream(): { write(line: string): void } {
  return {
    write(line) {
      const { level, context, channel, msg, stack, ...fields } = JSON.parse(line) as LogLine;
      const where = channel ?? context;
      const facts = channel === undefined ? '' : ` ${JSON.stringify(fields)}`;
      const head = `${pino.levels.labels[level] ?? 'info'} ${where === undefined ? '' : `${where}: `}${msg}${facts}\n`;
      process.stderr.write(stack === undefined ? head : `${head}${stack}\n`);
    },
  };
}
