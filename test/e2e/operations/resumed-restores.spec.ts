import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../../src/foundation/database/index.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine, type TestDatabase } from '../../support/engines/engines.js';
import { ingest } from '../../support/service/ingest.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { operate } from '../../support/service/operations.js';
import { poll } from '../../support/measures/poll.js';
import { createReplicaPair, type ReplicaPair } from '../../support/service/replica-pair.js';

const engine = endToEndEngine();

/** Number of entities whose restore, one after the other, takes several seconds: one takes servers ten times as long. */
const COUNT = engine === undefined ? 500 : 100;
const TAGS = Array.from({ length: COUNT }, (_, at) => `urn:li:tag:resumed-${String(at).padStart(4, '0')}`);
const [FIRST = ''] = TAGS;
const SLOWLY = { urnLike: 'urn:li:tag:resumed-%', limit: 0, batchSize: 1, async: true };

interface Status {
  readonly state: string;
  readonly rowsDone: number;
  readonly error?: string;
  readonly result?: readonly Readonly<Record<string, unknown>>[];
}

interface Checkpoint {
  readonly elapsedMs?: number;
  readonly place?: { readonly reached?: object };
  readonly counts?: { readonly rowsScanned: number };
}

describe('a restore whose process is killed', () => {
  let server: TestDatabase | undefined;
  let env: ProcessEnvironment;
  let database: Database;

  beforeAll(async () => {
    server = await engine?.createDatabase();
    env = await createProcessEnvironment(server === undefined ? {} : { databaseUrl: server.url });
    const url = server?.url ?? `sqlite:${join(env.dataDir, 'data', 'metadata.db')}`;
    database = await Database.open({ url, poolSize: 1, groupSize: 1, exclusive: false });
    await ingest(env, ...TAGS.map((urn) => [urn, 'tagProperties', { name: urn }] as const));
  });

  afterAll(async () => {
    await database.close();
    await env.stop();
    await server?.drop();
  });

  const start = async (args: object): Promise<string> =>
    (await operate<{ taskId: string }>(env, 'restoreIndices', args)).taskId;

  const status = (taskId: string): Promise<Status> => operate<Status>(env, 'getRestoreStatus', { taskId });

  const ended = (taskId: string): Promise<Status> =>
    poll(async () => {
      const found = await status(taskId);
      return found.state !== 'RUNNING' && found;
    }, 'the restore to end');

  /** As `ended`; throws if the restore failed, with its reason and what the service has logged. */
  async function completed(taskId: string): Promise<Status> {
    const found = await ended(taskId);
    if (found.error !== undefined) throw new Error(`The restore failed. ${found.error}\n${env.output()}`);
    return found;
  }

  async function checkpointOf(taskId: string): Promise<Checkpoint> {
    const [row] = await database.read((sql) =>
      sql.select<{ text: string | null }>('SELECT task_checkpoint AS text FROM task WHERE id = ?', [taskId]),
    );
    return JSON.parse(row?.text ?? '{}') as Checkpoint;
  }

  /** Waits until some rows are restored and saved as such. */
  const saved = (taskId: string): Promise<Checkpoint> =>
    poll(async () => {
      const checkpoint = await checkpointOf(taskId);
      return checkpoint.place?.reached !== undefined && checkpoint;
    }, 'a place to be saved');

  it('should rebuild from the beginning', async () => {
    const taskId = await start({ limit: 0, clean: true, async: true });
    await poll(async () => (await checkpointOf(taskId)).elapsedMs !== undefined, 'the rebuild to begin');
    await env.restart('SIGKILL');
    expect(await completed(taskId)).toMatchObject({ kind: 'rebuild', state: 'DONE', result: [{ ignored: 0 }] });
    expect(await operate(env, 'checkIndices')).toMatchObject({ consistent: true });
  });

  it('should stay cancelled', async () => {
    const taskId = await start(SLOWLY);
    await saved(taskId);
    await operate(env, 'cancelRestore', { taskId });
    await env.restart('SIGKILL');
    expect(await status(taskId)).toMatchObject({ state: 'CANCELLED' });
    expect(await (await env.fetch('/openapi/v1/console/figures')).json()).toMatchObject({ tasks: [] });
  });

  it('should continue after the rows that were restored, and count each of them once', async () => {
    const taskId = await start(SLOWLY);
    const { counts } = await saved(taskId);
    await database.transaction((sql) =>
      sql.execute("UPDATE metadata_aspect_v2 SET metadata = '[]' WHERE urn = ? AND aspect = 'tagKey'", [FIRST]),
    );
    await env.restart('SIGKILL');
    const { state, rowsDone, result } = await completed(taskId);
    expect([state, rowsDone]).toEqual(['DONE', 2 * TAGS.length]);
    expect(result).toMatchObject([{ rowsMigrated: 2 * TAGS.length, ignored: 0, lastUrn: TAGS.at(-1) }]);
    expect(counts?.rowsScanned).toBeGreaterThan(0);
  });
});

const onServer = describeWhere(engine !== undefined, 'sqlServer');

onServer('a restore whose replica is killed', () => {
  let replicas: ReplicaPair;

  beforeEach(async () => {
    if (engine !== undefined) replicas = await createReplicaPair(engine);
  });

  afterEach(() => replicas.stop());

  it('should be continued by the other replica', async () => {
    const { here, there } = replicas;
    await ingest(here, ...TAGS.map((urn) => [urn, 'tagProperties', { name: urn }] as const));
    const { taskId } = await operate<{ taskId: string }>(here, 'restoreIndices', SLOWLY);
    process.kill(here.pid(), 'SIGKILL');
    const ended = await poll(async () => {
      const found = await operate<Status>(there, 'getRestoreStatus', { taskId });
      return found.state !== 'RUNNING' && found;
    }, 'the other replica to end the restore');
    expect(ended).toMatchObject({ state: 'DONE', rowsDone: 2 * TAGS.length, result: [{ ignored: 0 }] });
    await here.restart('SIGKILL');
  });
});
