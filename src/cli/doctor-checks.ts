import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { WebFolder } from '../api/index.js';
import { openBucket } from '../catalog/index.js';
import { type AppConfig, diskSpaceAt, existingAt, isEmbedded } from '../foundation/config/index.js';
import { probeDatabase } from '../foundation/database/index.js';
import { openEngineClient } from '../foundation/engine-client/index.js';
import { startFailure } from '../foundation/process/index.js';
import { messageOf } from '../foundation/common/message-of.js';
import { ownAddress } from './own-address.js';

/** The result of a check: fine, worth knowing, or an error that would stop a start. */
export interface Finding {
  readonly check: string;
  readonly status: 'ok' | 'note' | 'wrong';
  /** The finding and, if there is a problem, the fix. */
  readonly text: string;
}

type Outcome = Omit<Finding, 'check'>;

/** Runs one check; rejects if the checked resource is unusable. */
type Check = (config: AppConfig) => Outcome | readonly Outcome[] | Promise<Outcome | readonly Outcome[]>;

/** Maximum difference between the clocks of the machine and the database, in milliseconds. */
const MOST_CLOCK_DIFFERENCE = 2_000;
const ASK_MS = 2_000;

const CHECKS: Readonly<Record<string, Check>> = {
  variables: ({ misspelt }) =>
    misspelt.length === 0
      ? ok('no name that is nearly one of the service’s own')
      : misspelt.map(({ given, meant }) => note(`${given} is no variable of the service; is ${meant} meant?`)),
  'data folder': ({ dataDir }) => checkFolder(resolve(dataDir)),
  'disk space': ({ dataDir }) => checkRoom(resolve(dataDir)),
  files: ({ dataDir }) => checkFiles(resolve(dataDir)),
  'web frontend': ({ web }) =>
    web === undefined ? [] : ok(`${WebFolder.open(web.dir).root} has a page that can be served`),
  port: checkPort,
  database: checkDatabase,
  'search engine': checkSearch,
  'uploaded files': checkBucket,
};

/** The findings for a start with `config`, in the order of the start. Never rejects. */
export async function examine(config: AppConfig): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [check, look] of Object.entries(CHECKS)) {
    try {
      for (const outcome of [await look(config)].flat()) findings.push({ check, ...outcome });
    } catch (error) {
      findings.push({ check, ...wrong(startFailure(error, config)) });
    }
  }
  return findings;
}

/** The Node that runs this. It fits: `bin/fitting-node.mjs` starts the program on no other. */
export function nodeFinding(): Finding {
  return { check: 'Node', ...ok(`Node ${process.versions.node}`) };
}

function checkFolder(path: string): Outcome {
  const there = existingAt(path);
  if (!statSync(there).isDirectory())
    return wrong(`${there} is a file, where a folder is needed. Set DATA_DIR to a folder.`);
  accessSync(there, constants.W_OK | constants.X_OK);
  return ok(there === path ? `${path} can be written` : `${path} does not exist yet, and can be created`);
}

function checkRoom(path: string): Outcome {
  const { state, text } = diskSpaceAt(path);
  if (state === 'TOO_LITTLE') return wrong(`${text}. Free some space, or set DATA_DIR to another disk.`);
  return state === 'LITTLE' ? note(`${text}, which metadata of some size fills soon`) : ok(text);
}

function checkFiles(path: string): readonly Outcome[] {
  const names = existsSync(path) && statSync(path).isDirectory() ? readdirSync(path) : [];
  const open = names.map((name) => join(path, name)).filter((file) => (statSync(file).mode & 0o077) !== 0);
  if (open.length === 0) return [ok('no other user may read the databases and keys')];
  return open
    .slice(0, 20)
    .map((file) => note(`Others may read ${file}. The next start takes that right from them, or chmod 600.`));
}

async function checkPort({ http }: AppConfig): Promise<Outcome> {
  if (http.port === 0) return ok('a free port will be taken');
  const server = createServer();
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    server.once('error', done);
    server.listen(http.port, http.host, () => done(undefined));
  });
  server.close();
  if (failure === undefined) return ok(`port ${http.port} of ${http.host} is free`);
  if (failure.code === 'EADDRINUSE' && (await isService(http)))
    return note(
      `Port ${http.port} of ${http.host} is served by this service already. Stop it before you start another one there.`,
    );
  throw failure;
}

/** Whether the process that listens there is this service, according to its health report. */
async function isService(http: AppConfig['http']): Promise<boolean> {
  try {
    const answer = await fetch(`${ownAddress(http)}/health/ready`, { signal: AbortSignal.timeout(ASK_MS) });
    const report = (await answer.json()) as { readonly components?: { readonly database?: unknown } };
    return report.components?.database !== undefined;
  } catch {
    return false;
  }
}

async function checkDatabase({ database }: AppConfig): Promise<readonly Outcome[]> {
  const { version, mayCreate, time } = await probeDatabase(database.url);
  const asked = Date.now();
  if (version === undefined) return [ok('the SQLite file does not exist yet, and will be created')];
  const difference = time === undefined ? 0 : time - asked;
  return [
    mayCreate
      ? ok(`${version} answers`)
      : wrong(`${version} responds, but the user may not create tables. Grant CREATE to it.`),
    ...(Math.abs(difference) <= MOST_CLOCK_DIFFERENCE
      ? []
      : [
          note(
            `The clock of the database differs by ${Math.round(difference / 1000)} s from this machine’s. Set both by NTP.`,
          ),
        ]),
  ];
}

async function checkSearch({ search }: AppConfig): Promise<Outcome> {
  if (isEmbedded(search)) return ok('embedded; it needs nothing');
  const client = openEngineClient(search);
  try {
    const { major, minor } = await client.serverVersion();
    return ok(`${search.engine} ${major}.${minor} answers`);
  } catch (error) {
    const reason = messageOf(error);
    return wrong(
      `${reason} Start it, or correct SEARCH_URL; the service starts without it, and searches fail until it is there.`,
    );
  } finally {
    await client.close();
  }
}

async function checkBucket({ files }: AppConfig): Promise<readonly Outcome[]> {
  if (files?.place.kind !== 's3') return [];
  const storage = openBucket(files.place);
  try {
    await storage.keys().next();
    return [ok(`the bucket ${storage.bucket} can be listed`)];
  } catch (error) {
    const reason = messageOf(error);
    return [wrong(`${reason} The service starts without it; uploads fail until it works.`)];
  } finally {
    storage.close();
  }
}

function ok(text: string): Outcome {
  return { status: 'ok', text };
}

function note(text: string): Outcome {
  return { status: 'note', text };
}

function wrong(text: string): Outcome {
  return { status: 'wrong', text };
}
