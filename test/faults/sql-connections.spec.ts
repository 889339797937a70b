import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { endToEndEngine, type TestDatabase } from '../support/engines/engines.js';
import { poll } from '../support/measures/poll.js';
import { type CommitFault, type SqlProxy, startSqlProxy } from '../support/engines/sql-proxy.js';
import { connectToServer, type SqlServer } from '../support/engines/sql-server.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';
import { startPatientReaders } from './patient-readers.js';
import { type Account, startTruthfulWriters, type TruthfulWriters } from './truthful-writers.js';

const FAULTS = Number(process.env.TEST_SQL_FAULTS ?? 5);
const LIMIT_MS = 600_000;
const WRITERS = 30;
/** Attempts between two faults, so that each meets a service that is at work again. */
const BETWEEN = 20;
/**
 * A transaction that is left open is ended after a second, and a COMMIT that comes late comes sooner: no writer has to
 * be told that nobody knows.
 */
const ANSWERED = { unknown: 0, unclear: 0, broken: 0 };

describe('an SQL server whose connections break', () => {
  let database: TestDatabase;
  let proxy: SqlProxy;
  let server: SqlServer;
  let env: ProcessEnvironment;
  let writers: TruthfulWriters;

  beforeEach(async () => {
    const engine = endToEndEngine();
    if (engine === undefined) throw new Error('E2E_ENGINE must name a server');
    database = await engine.createDatabase();
    proxy = await startSqlProxy(database.url);
    env = await createProcessEnvironment({ databaseUrl: proxy.url });
    server = await connectToServer(database.url);
    writers = startTruthfulWriters(env, WRITERS);
    await attempts(BETWEEN);
  }, LIMIT_MS);

  afterEach(async () => {
    await env.stop();
    await proxy.close();
    await server.close();
    await database.drop();
  }, LIMIT_MS);

  it(
    `should report every write truthfully while the server closes all connections ${FAULTS} times`,
    async () => {
      const readers = startPatientReaders(env);
      for (let fault = 0; fault < FAULTS; fault += 1) {
        await poll(async () => (await server.endSessions()) > 0, 'connections to be there and to be ended');
        await attempts(BETWEEN);
      }
      const { reads, broken } = await readers.end();
      expect(broken).toEqual([]);
      expect(reads).toBeGreaterThan(FAULTS);
      await expectTruth({ broken: 0 });
    },
    LIMIT_MS,
  );

  it(
    `should report every write truthfully while the network cuts all connections ${FAULTS} times`,
    async () => {
      for (let fault = 0; fault < FAULTS; fault += 1) {
        proxy.cut();
        await attempts(BETWEEN);
      }
      await expectTruth({ broken: 0 });
    },
    LIMIT_MS,
  );

  it.each<CommitFault>(['lose answer', 'lose commit', 'leave open', 'deliver late'])(
    `should determine the outcome of each of ${FAULTS} commits when the network does this: %s`,
    async (fault) => {
      for (let at = 0; at < FAULTS; at += 1) {
        let isDue = true;
        proxy.behave(() => {
          const now = isDue ? fault : 'pass';
          isDue = false;
          return now;
        });
        await poll(() => proxy.faults() > at, 'a commit to be hit');
        await attempts(BETWEEN);
      }
      await expectTruth(ANSWERED);
    },
    LIMIT_MS,
  );

  it(
    'should report every write truthfully while the server is far away and connections break',
    async () => {
      proxy.delay(20);
      for (let fault = 0; fault < Math.min(FAULTS, 4); fault += 1) {
        await attempts(BETWEEN);
        await server.endSessions();
      }
      proxy.delay(0);
      await expectTruth({ broken: 0 });
    },
    LIMIT_MS,
  );

  it(
    'should report an unknown outcome only if the server cannot be queried, and continue when it can',
    async () => {
      // The service must not come to ask before the way is closed.
      proxy.behave(() => {
        setImmediate(() => proxy.refuse(true));
        return 'lose answer';
      });
      await poll(() => writers.attempts.some(({ told }) => told === 'unknown'), 'a writer to be told');
      proxy.refuse(false);
      proxy.behave(() => 'pass');
      await attempts(BETWEEN);
      await expectTruth({ broken: 0 });
    },
    LIMIT_MS,
  );

  it(
    'should stop cleanly under load, without internal errors',
    async () => {
      await env.restart();
      const account = await writers.account(server);
      expect(account.untrue).toEqual([]);
      expect(account.broken.filter((answer) => !/fetch failed/.test(answer))).toEqual([]);
    },
    LIMIT_MS,
  );

  /** Waits until writers have been answered `count` times more. */
  async function attempts(count: number): Promise<void> {
    const before = writers.attempts.length;
    await poll(() => writers.attempts.length >= before + count, 'writers to be answered');
  }

  async function expectTruth(counts: Partial<Account['counts']>): Promise<void> {
    proxy.behave(() => 'pass');
    const account = await writers.account(server);
    process.stderr.write(`${expect.getState().currentTestName}: ${JSON.stringify(account.counts)}\n`);
    expect(account.untrue).toEqual([]);
    expect(account.broken).toEqual([]);
    expect(account.counts).toMatchObject(counts);
    expect(env.output()).not.toMatch(/Unhandled|at QueryRunner/);
    const last = startTruthfulWriters(env, 2, 'afterwards');
    await poll(() => last.attempts.length > 10, 'writes to succeed');
    expect(last.attempts.filter(({ told }) => told !== 'fine')).toEqual([]);
    await last.account(server);
    expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
  }
});
