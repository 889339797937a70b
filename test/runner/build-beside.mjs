import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Tests that run no program of the build. */
const WITHOUT_BUILD = /^(src|test\/contracts)\/(?!aspect-store)/;

/** Whether the build is complete, which may be made while the tests run; `npm test` then names a file that tells. */
export function isBuilt() {
  const { TEST_BUILT_FILE: file } = process.env;
  return file === undefined || existsSync(file);
}

/** Whether the test file runs programs of the build. */
export function needsBuild(testPath) {
  return !WITHOUT_BUILD.test(relative(process.cwd(), testPath).replaceAll('\\', '/'));
}

/** Resolves when the build is complete. Ends a worker whose run has ended, as it does when the build fails. */
export async function built() {
  while (!isBuilt()) {
    if (process.connected === false) process.exit(1);
    await setTimeout(100);
  }
}
