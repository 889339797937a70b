import { pino, type Logger } from 'pino';
import type { LogConfig } from '../config/index.js';
import { SECRET_PATHS, textStream } from './line-format.js';

/** Lines that programs read: JSON objects with a member `channel`. They are written at any `LOG_LEVEL` but `silent`. */
export class StructuredLog {
  private readonly pino: Logger;

  constructor({ level, format }: LogConfig, channel: string) {
    this.pino = pino(
      { level: level === 'silent' ? 'silent' : 'info', redact: SECRET_PATHS, base: { channel } },
      format === 'text' ? textStream() : pino.destination({ fd: 2, sync: true }),
    );
  }

  /** Writes one line; `fields` stand beside the text. */
  write(text: string, fields: Readonly<Record<string, unknown>>): void {
    this.pino.info(fields, text);
  }
}
