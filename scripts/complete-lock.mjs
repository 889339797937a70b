// node scripts/complete-lock.mjs: run after packages were added or updated. A registry mirror may lack the builds of a
// package for other platforms; npm then leaves them out of package-lock.json, and `npm ci` refuses the file everywhere.
// This names them again, in the version that the package asks for, with the platform that their name tells.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/root.mjs';

const FILE = inRoot('package-lock.json');

const LIBC = { gnu: ['glibc'], gnueabihf: ['glibc'], musl: ['musl'] };

/** Where Node would look for `name` from the package at `path`, nearest first. */
function candidates(path, name) {
  const parts = path.split('/node_modules/');
  return [...parts.keys()].reverse().map((end) => [...parts.slice(0, end + 1), name].join('/node_modules/'));
}

function platformOf(name) {
  const [, os, cpu, abi] =
    /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name) ??
    [];
  if (os === undefined) return undefined;
  return { cpu: [cpu], ...(LIBC[abi] === undefined ? {} : { libc: LIBC[abi] }), os: [os] };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = [...candidates(path, name), `node_modules/${name}`];
    const platform = platformOf(name);
    if (platform === undefined || places.some((place) => place in lock.packages)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(`${added} packages of other platforms named`);
