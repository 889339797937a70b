import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Sqlite, { type Database as SqliteHandle } from 'better-sqlite3';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SqliteThread } from './sqlite-thread.js';

/** Answers with the path of the database and the request, fails with a code, or ends. */
const SCRIPT = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, request }) => {
  if (request === 'throw') throw new Error('thrown');
  if (request === 'exit') process.exit(3);
  parentPort.postMessage(
    request === 'fail' ? { id, message: 'full', code: 'SQLITE_FULL' } : { id, reply: [workerData, request] },
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

  it('should reject with the code of an error, and answer on', async () => {
    await expect(thread.ask('fail')).rejects.toMatchObject({ message: 'full', code: 'SQLITE_FULL' });
    await expect(thread.ask('one')).resolves.toEqual([handle.name, 'one']);
  });

  it.each([
    ['throw', 'thrown'],
    ['exit', 'The thread has ended.'],
  ])('should reject what waits when the thread ends by %s, and start it again', async (request, message) => {
    const both = [thread.ask(request), thread.ask('one')];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : ''))).toEqual([
      `Error: ${message}`,
      `Error: ${message}`,
    ]);
    await expect(thread.ask('two')).resolves.toEqual([handle.name, 'two']);
  });

  it('should reject what waits when it is closed', async () => {
    const waiting = expect(thread.ask('one')).rejects.toThrow('The thread has ended.');
    await thread.close();
    await waiting;
  });

  it('should not exist in memory, and without its script', () => {
    expect(SqliteThread.of(script, new Sqlite(':memory:'))).toBeUndefined();
    expect(SqliteThread.of(new URL('./missing.mjs', script), handle)).toBeUndefined();
  });
});
