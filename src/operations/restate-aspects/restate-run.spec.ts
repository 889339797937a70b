import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { poll } from '../../../test/support/measures/poll.js';
import type { AspectScanner, ChangeFeed, ScanRange, ValueRestatement } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { PublicationStore } from '../../ingestion/index.js';
import { type Restatement, RestateRun } from './restate-run.js';

const ROWS = 7;
const ALL: Restatement = { filter: {}, start: 0, batchSize: 2 };

class StoppedClock extends Clock {
  now(): number {
    return 1000;
  }
}

/** Rows `0` to `6`; the end of the log is the number of those that were stated again. */
class World {
  readonly stated: number[] = [];
  /** The position of the publication; it follows at once unless the test holds it. */
  held: number | undefined;
  hasBegun = true;

  readonly values = fake<ValueRestatement>({
    restate: async ({ after }: ScanRange, limit: number) => {
      const first = after === undefined ? 0 : Number(after.urn) + 1;
      const rows = Array.from({ length: Math.min(limit, ROWS - first) }, (_, at) => first + at);
      this.stated.push(...rows);
      const last = rows.at(-1);
      return {
        restated: rows.length,
        ignored: 0,
        last: last === undefined ? undefined : { urn: String(last), aspectName: 'status' },
      };
    },
  });

  readonly scanner = fake<AspectScanner>({
    count: async () => ROWS,
    locate: async (_filter: unknown, start: number) => ({
      isBeyond: start >= ROWS,
      after: start === 0 ? undefined : { urn: String(start - 1), aspectName: 'status' },
    }),
  });

  readonly feed = fake<ChangeFeed>({ placeAt: async () => ({ row: undefined, place: this.stated.length }) });

  readonly publication = fake<PublicationStore>({
    place: async () => (this.hasBegun ? { row: undefined, place: this.held ?? this.stated.length } : undefined),
  });

  run(): RestateRun {
    return new RestateRun(this.values, this.scanner, this.feed, new StoppedClock(), this.publication);
  }
}

/** The controls of a task, and what it tells. */
function control(signal = new AbortController().signal, checkpoint?: string) {
  const told: { progress: JsonObject; checkpoint: string } = { progress: {}, checkpoint: '' };
  return {
    told,
    signal,
    ...(checkpoint !== undefined && { checkpoint }),
    save: async (text: string) => void (told.checkpoint = text),
    progress: (progress: JsonObject) => void (told.progress = progress),
  };
}

describe('RestateRun', () => {
  it.each([
    ['everything', {}, [0, 1, 2, 3, 4, 5, 6], 7],
    ['from a row on', { start: 5 }, [5, 6], 2],
    ['behind a row', { after: { urn: '3', aspectName: 'status' } }, [4, 5, 6], 7],
    ['so many rows', { limit: 3 }, [0, 1, 2], 3],
    ['nothing behind the last row', { start: 7 }, [], 0],
  ])('should state %s again, in batches', async (_what, more, expected, rowsTotal) => {
    const world = new World();
    const given = control();
    await world.run().run({ ...ALL, ...more }, given);
    expect(world.stated).toEqual(expected);
    expect(given.told.progress).toMatchObject({ rowsTotal, rowsDone: expected.length, restated: expected.length });
  });

  it('should be two batches ahead of the publication at most, and end when all is published', async () => {
    const world = new World();
    world.held = 0;
    let isDone = false;
    const running = world
      .run()
      .run(ALL, control())
      .then(() => (isDone = true));
    await poll(() => world.stated.length === 4, 'two batches');
    for (const [published, stated] of [
      [1, 4],
      [2, 6],
      [4, 7],
      [6, 7],
    ] as const) {
      world.held = published;
      await poll(() => world.stated.length === stated, `${stated} rows`);
    }
    expect(isDone).toBe(false);
    world.held = 7;
    await running;
  });

  it('should begin after the publication, which leaves out what is older', async () => {
    const world = new World();
    world.hasBegun = false;
    let looks = 0;
    const place = world.publication.place.bind(world.publication);
    world.publication.place = async () => {
      looks += 1;
      return place();
    };
    const running = world.run().run(ALL, control());
    await poll(() => looks > 1, 'looks at the publication');
    expect(world.stated).toEqual([]);
    world.hasBegun = true;
    await running;
    expect(world.stated).toHaveLength(ROWS);
  });

  it('should continue behind its checkpoint', async () => {
    const world = new World();
    const first = control();
    await world.run().run({ ...ALL, limit: 4 }, first);
    await world.run().run({ ...ALL, limit: 6 }, control(undefined, first.told.checkpoint));
    expect(world.stated).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('should end with the reason of its cancellation while it waits', async () => {
    const world = new World();
    world.held = 0;
    const cancelling = new AbortController();
    const running = world.run().run(ALL, control(cancelling.signal));
    const outcome = expect(running).rejects.toThrow('It was cancelled');
    await poll(() => world.stated.length === 4, 'two batches');
    cancelling.abort(new DomainError('CONFLICT', 'It was cancelled'));
    await outcome;
    expect(world.stated).toEqual([0, 1, 2, 3]);
  });

  it('should fail without a message bus', async () => {
    const { values, scanner, feed, stated } = new World();
    const run = new RestateRun(values, scanner, feed, new StoppedClock(), undefined);
    expect(run.isPossible).toBe(false);
    await expect(run.run(ALL, control())).rejects.toThrow('no message bus');
    expect(stated).toEqual([]);
  });
});
