import { pino, type Logger } from 'pino';
import type { LogConfig } from '../config/index.js';
import { SECRET_PATHS, textStream, workerMember } from './line-format.js';

/**
 * Log lines for programs: JSON objects with a member `channel`. They are written at any `LOG_LEVEL` except `silent`.
 */
export class StructuredLog {
  private readonly pino: Logger;

  constructor(config: LogConfig, channel: string) {
    const { level, format } = config;
    this.pino = pino(
      {
        level: level === 'silent' ? 'silent' : 'info',
        redact: SECRET_PATHS,
        base: { channel, ...workerMember(config) },
      },
      format === 'text' ? textStream() : pino.destination({ fd: 2, sync: true }),
    );
  }

  /** Writes one line with `fields` and the text. */
  write(text: string, fields: Readonly<Record<string, unknown>>): void {
    this.pino.info(fields, text);
  }
}
