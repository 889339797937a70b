import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Sqlite, { type Database as SqliteHandle } from 'better-sqlite3';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SqliteThread } from './sqlite-thread.js';

/** Replies with the path of the database and the request, fails with a code, or ends. */
const SCRIPT = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  if (request === 'throw') throw new Error('thrown');
  if (request === 'exit') process.exit(3);
  parentPort.postMessage(
    request === 'fail'
      ? { id, failure: { message: 'full', code: 'SQLITE_FULL' } }
      : { id, reply: [workerData, request] },
  );
});`;

describe('SqliteThread', () => {
  let folder: string;
  let handle: SqliteHandle;
  let script: URL;
  let thread: SqliteThread<string, readonly string[]>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-thread-'));
    handle = new Sqlite(join(folder, 'thread.db'));
    script = pathToFileURL(join(folder, 'script.mjs'));
    writeFileSync(script, SCRIPT);
    thread = SqliteThread.of<string, readonly string[]>(script, handle)!;
  });

  afterEach(async () => {
    await thread.close();
    handle.close();
    rmSync(folder, { recursive: true });
  });

  it('should give each request its reply', async () => {
    const replies = await Promise.all(['one', 'two', 'three'].map((request) => thread.ask(request)));
    expect(replies).toEqual(['one', 'two', 'three'].map((request) => [handle.name, request]));
  });

  it('should reject with the code of an error, and serve the next request', async () => {
    await expect(thread.ask('fail')).rejects.toMatchObject({ message: 'full', code: 'SQLITE_FULL' });
    await expect(thread.ask('one')).resolves.toEqual([handle.name, 'one']);
  });

  it('should reject what waits when the thread ends, with the error that ended it', async () => {
    await expect(thread.ask('throw')).rejects.toThrow('thrown');
    await expect(thread.ask('exit')).rejects.toThrow('The thread has ended.');
    await expect(thread.ask('two')).resolves.toEqual([handle.name, 'two']);
  });

  it('should not exist in memory, and without its script', () => {
    expect(SqliteThread.of(script, new Sqlite(':memory:'))).toBeUndefined();
    expect(SqliteThread.of(new URL('./missing.mjs', script), handle)).toBeUndefined();
  });
});
