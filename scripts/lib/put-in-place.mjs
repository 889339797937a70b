import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** An empty folder beside `folder`, in which its next files are built. */
export function besideOf(folder) {
  const beside = `${folder}.next`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  return beside;
}

/**
 * Moves the files that were built in `besideOf(folder)` into `folder`, so that a service which runs from it finds every
 * file at any time. `last` is the name of the file that names the others. Files of the build before are removed, or
 * moved to the folder `superseded`, where open pages still find them until the next build that changes something.
 */
export function putInPlace(folder, { last, superseded } = {}) {
  const beside = `${folder}.next`;
  const names = readdirSync(beside);
  mkdirSync(folder, { recursive: true });
  for (const name of names.filter((one) => one !== last)) renameSync(join(beside, name), join(folder, name));
  if (last !== undefined) renameSync(join(beside, last), join(folder, last));
  rmSync(beside, { recursive: true });
  const old = readdirSync(folder).filter((name) => !names.includes(name));
  if (superseded === undefined) for (const name of old) rmSync(join(folder, name), { recursive: true });
  else supersede(folder, superseded, old);
}

function supersede(folder, superseded, old) {
  if (old.length === 0) return;
  mkdirSync(superseded, { recursive: true });
  const before = readdirSync(superseded);
  for (const name of old) renameSync(join(folder, name), join(superseded, name));
  for (const name of before.filter((one) => !old.includes(one))) rmSync(join(superseded, name), { recursive: true });
}

/** Puts the files of a page in place, whose `index.html` names the others. */
export function putPageInPlace(folder) {
  putInPlace(folder, { last: 'index.html', superseded: join(folder, '..', 'superseded') });
}
