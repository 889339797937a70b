import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';
import { isBuilt, needsBuild } from './build-beside.mjs';

/** The files that take longest, in this order. Any of them begun last would let the other workers wait for it. */
const LONGEST = [
  'test/e2e/process/stopping',
  'test/e2e/operations/resumed-restores',
  'test/e2e/process/rolling-restart',
  'test/e2e/process/workers',
  'test/e2e/operations/demo',
  'test/contracts/reindex',
  'test/e2e/process/process',
  'test/e2e/operations/projection',
  'test/e2e/access/needles',
  'test/e2e/operations/restore-command',
  'test/e2e/events/webhooks',
  'test/e2e/process/start-failures',
  'test/e2e/limits/hardening',
  'test/e2e/process/package',
  'test/e2e/operations/doctor-and-demo',
  'test/e2e/pages/web-frontend',
  'src/projection/projector',
  'test/e2e/limits/request-limits',
  'test/e2e/rest/entrances',
  'test/e2e/process/crash',
  'test/e2e/operations/backup',
  'test/e2e/access/rightless-writes',
  'test/e2e/limits/hardening-fuzz',
  'src/foundation/http/stalled-readers',
  'test/e2e/events/event-stream',
  'test/e2e/access/tokens',
  'test/e2e/operations/truncate',
  'test/e2e/limits/search-limits',
  'src/search/adapters/sqlite-fts/host/reader-pool',
  'test/e2e/graphql/read-batching',
  'test/e2e/graphql/graphql-generated',
  'src/projection/follow/dirty-follower',
];

/**
 * The order of test files: these first, then as Jest has it. While the build is made, those that do not need it come
 * before all others. `TEST_ORDER` is the seed of a random order instead, which
 * shows that no file depends on what another one leaves behind in their process.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const seed = process.env.TEST_ORDER;
    const place = seed === undefined ? placeOf : ({ path }) => digestOf(`${seed} ${path}`);
    const isWaiting = isBuilt() ? () => false : ({ path }) => needsBuild(path);
    const places = new Map(tests.map((test) => [test, [Number(isWaiting(test)), place(test)]]));
    return super.sort(tests).sort((one, other) => compare(places.get(one), places.get(other)));
  }
}

function compare([group, place], [otherGroup, otherPlace]) {
  return group - otherGroup || place - otherPlace;
}

function digestOf(text) {
  return createHash('sha1').update(text).digest().readUInt32BE();
}

function placeOf({ path, context }) {
  const name = path.slice(context.config.rootDir.length + 1).replace(/\.spec\.ts$/, '');
  const place = LONGEST.indexOf(name);
  return place < 0 ? LONGEST.length : place;
}
