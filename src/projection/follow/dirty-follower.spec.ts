import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DirtyEntity, DirtyPage } from '../entity-revision.js';
import { DirtyFollower } from './dirty-follower.js';
import { EngineState } from './engine-state.js';

const NOW = 1_000_000_000;
const HOUR = 3_600_000;

describe(DirtyFollower.name, () => {
  const followers: DirtyFollower[] = [];

  afterAll(() => Promise.all(followers.map((follower) => follower.stop())));

  function follow(rows: Map<string, DirtyEntity>, left: (entity: DirtyEntity) => boolean = () => false): string[] {
    const projected: string[] = [];
    const done = () => Promise.resolve();
    const source = {
      now: () => NOW,
      prepare: done,
      dirty: (page: DirtyPage) => Promise.resolve(pageOf([...rows.values()], page)),
      isLeft: left,
      project: (urns: readonly string[]) => {
        projected.push(...urns);
        for (const urn of urns) rows.delete(urn);
        return Promise.resolve();
      },
      settle: done,
      check: done,
    };
    const follower = new DirtyFollower(source, new EngineState(), (error) => {
      throw error;
    });
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
      await until(() => rows.size === 0);
      return urns;
    }
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
    await until(() => looks >= 3);
    expect(projected).toEqual([]);
  });
});

function pageOf(rows: readonly DirtyEntity[], { size, after, until: last = Infinity }: DirtyPage): DirtyEntity[] {
  return rows.filter(({ since }) => since <= last && since >= (after?.since ?? 0)).slice(0, size);
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function until(state: () => boolean): Promise<void> {
  while (!state()) await new Promise((resolve) => setTimeout(resolve, 20));
}
