import type { Database, Statement } from 'better-sqlite3';
import { fileNumber } from '../file/file-number.js';
import { openForReading } from '../file/open-index-file.js';

interface Opened {
  readonly file: number;
  readonly database: Database;
  readonly version: Statement<[], number>;
}

/** Tells whether another process has changed an index file since the last look; a look takes some microseconds. */
export class FileVersion {
  private opened: Opened | undefined;
  private seen = -1;

  constructor(private readonly path: string) {}

  /** Whether the file has changed, or was replaced, since the last call; true at first. Throws SQLite's error. */
  hasChanged(): boolean {
    const isSame = this.opened !== undefined && this.opened.file === fileNumber(this.path);
    if (!isSame) this.close();
    this.opened ??= this.open();
    const version = this.opened.version.get() ?? 0;
    if (isSame && version === this.seen) return false;
    this.seen = version;
    return true;
  }

  /** Closes the file until the next call. */
  close(): void {
    this.opened?.database.close();
    this.opened = undefined;
  }

  private open(): Opened {
    const file = fileNumber(this.path);
    const database = openForReading(this.path);
    return { file, database, version: database.prepare<[], number>('PRAGMA data_version').pluck() };
  }
}
