// npm test [-- argument of Jest …]: the tests that need no server and no browser.
// With --project=NAME (more than once) only these: unit, contracts, conventions, e2e, pages, faults.
import './lib/on-fitting-node.mjs';
import { buildBeside } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { jest } from './lib/jest.mjs';

const DEFAULT_PROJECTS = ['unit', 'contracts', 'conventions', 'e2e'];

/** Tests of single files of `src`. */
const WITHOUT_BUILD = 'unit';

const FLAG = '--project=';

const given = process.argv.slice(2);
const chosen = given.filter((argument) => argument.startsWith(FLAG)).map((argument) => argument.slice(FLAG.length));
const rest = given.filter((argument) => !argument.startsWith(FLAG));

await ensureInstalled();
const projects = chosen.length > 0 ? chosen : DEFAULT_PROJECTS;
const build = projects.every((name) => name === WITHOUT_BUILD) ? undefined : buildBeside();
process.exitCode = await jest(projects, rest, build === undefined ? {} : { TEST_BUILT_FILE: build.file });
await build?.end();
