import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';

/** Room that it must have: the tests use a part of it, and a machine with so much has memory to spare. */
const ROOM_BYTES = 4e9;

const NAME = /^metadata-service-tests-(\d+)$/;

/**
 * Makes a folder in memory for the temporary files of the tests, whose databases wait for a disk at each commit.
 * Returns undefined where there is no such place, or `TMPDIR` names another one. `remove` removes it, and the next call
 * does where a run was broken off.
 */
export function testFolder() {
  if (process.env.TMPDIR !== undefined || !isUsable()) return undefined;
  for (const name of readdirSync(MEMORY)) if (isLeft(name)) removeFolder(join(MEMORY, name));
  const path = join(MEMORY, `metadata-service-tests-${process.pid}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return { path, remove: () => removeFolder(path) };
}

/** Whether it may run programs too: a test installs the package there. */
function isUsable() {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === MEMORY);
  const options = mount?.[3]?.split(',') ?? [];
  const { bavail, bsize } = statfsSync(MEMORY);
  return options.includes('rw') && !options.includes('noexec') && bavail * bsize > ROOM_BYTES;
}

function isLeft(name) {
  const [, pid] = NAME.exec(name) ?? [];
  return pid !== undefined && !existsSync(`/proc/${pid}`);
}

/** A folder of another user stays. */
function removeFolder(path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  }
}
