import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '../../../test/support/measures/poll.js';
import type { DirtyEntity, DirtyPage } from '../entity-revision.js';
import { DirtyFollower } from './dirty-follower.js';
import { EngineState } from './engine-state.js';

const NOW = 1_000_000_000;
const HOUR = 3_600_000;

describe(DirtyFollower.name, () => {
  const followers: DirtyFollower[] = [];

  afterAll(() => Promise.all(followers.map((follower) => follower.stop())));

  function follow(
    rows: Map<string, DirtyEntity>,
    left: (entity: DirtyEntity) => boolean = () => false,
    refuse: (urns: readonly string[]) => Error | undefined = () => undefined,
    onFailure = (error: unknown): void => {
      throw error;
    },
  ): string[] {
    const projected: string[] = [];
    const done = () => Promise.resolve();
    const source = {
      now: () => NOW,
      prepare: done,
      dirty: (page: DirtyPage) => Promise.resolve(pageOf([...rows.values()], page)),
      isLeft: left,
      project: (urns: readonly string[]) => {
        const error = refuse(urns);
        if (error !== undefined) return Promise.reject(error);
        projected.push(...urns);
        for (const urn of urns) rows.delete(urn);
        return Promise.resolve();
      },
      isOutage: (error: unknown) => error instanceof Error && error.message === 'down',
      settle: done,
      check: done,
    };
    const follower = new DirtyFollower(source, new EngineState(), onFailure);
    followers.push(follower);
    follower.start();
    return projected;
  }

  const SKEWS: readonly (readonly [name: string, skew: number])[] = [
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
    ['some seconds ahead', 3_000],
  ];

  describe('beside a process whose clock differs', () => {
    let projected: ReadonlyMap<string, readonly string[]>;

    // Each case takes some passes, which are a second apart: all at once take as long as one.
    beforeAll(async () => {
      projected = new Map(
        await Promise.all(SKEWS.map(async ([name, skew]) => [name, await leftBehind(skew)] as const)),
      );
    });

    it.each(SKEWS)('should project what it left behind: %s', (name) => {
      expect(projected.get(name)).toEqual(['urn:li:tag:late']);
    });

    async function leftBehind(skew: number): Promise<readonly string[]> {
      const rows = new Map<string, DirtyEntity>();
      const urns = follow(rows);
      await turns();
      rows.set('urn:li:tag:late', { urn: 'urn:li:tag:late', revision: 3, since: NOW + skew });
      await poll(() => rows.size === 0, 'the last row');
      return urns;
    }
  });

  const numbered = (count: number): Map<string, DirtyEntity> =>
    new Map(
      Array.from({ length: count }, (_, at) => {
        const urn = `urn:li:tag:${String(at).padStart(4, '0')}`;
        return [urn, { urn, revision: 1, since: at }] as const;
      }),
    );

  it('should project what comes after a batch that fails as a whole, and tell of it', async () => {
    const failures: unknown[] = [];
    const broken = new Error('broken');
    const rows = numbered(250);
    const refuse = (urns: readonly string[]): Error | undefined => (urns[0] === 'urn:li:tag:0000' ? broken : undefined);
    const projected = follow(rows, undefined, refuse, (error) => failures.push(error));
    await poll(() => failures.length > 0, 'a failure');
    expect([projected.length, rows.size]).toEqual([150, 100]);
    expect(failures[0]).toBe(broken);
  });

  it.each([
    ['down', 1],
    ['broken', 5],
  ])('should end a pass after some batches that fail because something is %s', async (message, batches) => {
    const failures: unknown[] = [];
    const tried: number[] = [];
    const refuse = (urns: readonly string[]): Error => {
      tried.push(urns.length);
      return new Error(message);
    };
    follow(numbered(2_000), undefined, refuse, (error) => failures.push(error));
    await poll(() => failures.length > 0, 'a failure');
    expect(tried).toHaveLength(batches);
  });

  it('should leave to its writer what is written again and again by a clock that is ahead', async () => {
    const rows = new Map<string, DirtyEntity>();
    let looks = 0;
    const projected = follow(rows, (entity) => {
      looks += 1;
      rows.set(entity.urn, { ...entity, revision: entity.revision + 1 });
      return false;
    });
    await turns();
    rows.set('urn:li:tag:busy', { urn: 'urn:li:tag:busy', revision: 1, since: NOW + HOUR });
    await poll(() => looks >= 3, 'three looks');
    expect(projected).toEqual([]);
  });
});

function pageOf(rows: readonly DirtyEntity[], { size, after, until: last = Infinity }: DirtyPage): DirtyEntity[] {
  return rows.filter(({ since }) => since <= last && since >= (after?.since ?? 0)).slice(0, size);
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
