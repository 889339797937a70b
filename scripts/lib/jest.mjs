import { runNode } from './run.mjs';
import { testFolder } from './test-folder.mjs';

/** Runs Jest's projects of the given names; `args` go before them. Answers the exit code. */
export async function jest(projects, args = [], env = {}) {
  const folder = testFolder();
  try {
    return await runNode('node_modules/jest/bin/jest.js', [...args, '--selectProjects', ...projects], {
      env: { ...env, ...(folder === undefined ? {} : { TMPDIR: folder.path }) },
      nodeArgs: ['--disable-warning=ExperimentalWarning'],
    });
  } finally {
    folder?.remove();
  }
}
