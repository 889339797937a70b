import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { LogConfig } from '../config/index.js';
import { SECRET_PATHS, textStream, workerBase } from './line-format.js';
import { redactSecrets } from './redact-secrets.js';

/** Nest logs every module and route at each start, which is useful for debugging only. */
const START_UP_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'GraphQLModule',
  'ExceptionHandler',
]);

/** Nest's logger, implemented with pino: JSON lines, or `level context: message` lines for people. */
export class ServiceLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(config: LogConfig) {
    this.pino = pino(
      { level: config.level, redact: SECRET_PATHS, ...workerBase(config) },
      config.format === 'text' ? textStream() : pino.destination(2),
    );
  }

  log(message: unknown, ...rest: readonly unknown[]): void {
    this.write(isOfStart(rest) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: readonly unknown[]): void {
    this.write(isOfStart(rest) ? 'debug' : 'error', message, rest);
  }

  warn(message: unknown, ...rest: readonly unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: readonly unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: readonly unknown[]): void {
    this.write('debug', message, rest);
  }

  fatal(message: unknown, ...rest: readonly unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(
    level: 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: readonly unknown[],
  ): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = rest.length > 0 ? rest[rest.length - 1] : undefined;
    const stack = rest.length > 1 ? stackIn(rest[0]) : undefined;
    this.pino[level](
      { context, ...(stack === undefined ? {} : { stack: redactSecrets(stack) }) },
      redactSecrets(textOf(message)),
    );
  }
}

/** The program that starts the service reports start failures. */
function isOfStart(rest: readonly unknown[]): boolean {
  return START_UP_CONTEXTS.has(String(rest.at(-1)));
}

/** The stack of what a caller passes after the message: an error, or the stack itself. */
function stackIn(reason: unknown): string | undefined {
  if (reason instanceof Error) return stackOf(reason);
  return typeof reason === 'string' ? reason : undefined;
}

function stackOf(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

function textOf(message: unknown): string {
  if (message instanceof Error) return stackOf(message);
  return typeof message === 'string' ? message : JSON.stringify(message);
}
