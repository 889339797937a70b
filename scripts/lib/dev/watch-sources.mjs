import { watch } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../root.mjs';

/** How long a burst of changes, such as a change of the branch, is waited for, in milliseconds. */
const BURST_MS = 50;

/**
 * Calls `take` with the paths of changed files below `src`, tests apart: one call after the other, each with all that has
 * changed since. A call that fails is reported, and the watch goes on. Answers what ends the watch.
 */
export function watchSources(take) {
  const changed = new Set();
  let timer;
  let isBusy = false;
  const next = async () => {
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const files = [...changed].sort();
    changed.clear();
    await take(files).catch((error) => process.stderr.write(`${error.stack}\n`));
    isBusy = false;
    await next();
  };
  return watch(inRoot('src'), { recursive: true }, (_event, name) => {
    if (name === null || !/\.(ts|graphql)$/.test(name) || name.endsWith('.spec.ts')) return;
    changed.add(join('src', name));
    clearTimeout(timer);
    timer = setTimeout(() => void next(), BURST_MS);
  });
}
