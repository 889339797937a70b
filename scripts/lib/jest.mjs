import { runNode } from './run.mjs';

/** Runs Jest's projects of the given names; `args` go before them. Answers the exit code. */
export function jest(projects, args = [], env = {}) {
  return runNode('node_modules/jest/bin/jest.js', [...args, '--selectProjects', ...projects], {
    env,
    nodeArgs: ['--disable-warning=ExperimentalWarning'],
  });
}
