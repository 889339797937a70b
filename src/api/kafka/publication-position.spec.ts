import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { FeedPlace } from '../../aspects/index.js';
import type { PublicationStore } from '../../ingestion/index.js';
import { PublicationPosition } from './publication-position.js';

const FENCE = 3;
const at = (place: number): FeedPlace => ({ row: undefined, place });

/** A position in a store that saves as `save` does, and the places that were saved. */
function positionIn(save: (place: number) => Promise<boolean>, renewedAt = performance.now()) {
  const saved: number[] = [];
  const store = fake<PublicationStore>({
    save: (fence: number, { place }: FeedPlace) => {
      expect(fence).toBe(FENCE);
      saved.push(place);
      return save(place);
    },
  });
  return { saved, position: new PublicationPosition(store, FENCE, renewedAt) };
}

/** The result of a save that ends when `resolve` is called. */
function pendingSave() {
  let resolve: (isHeld: boolean) => void = () => undefined;
  const stored = new Promise<boolean>((settle) => (resolve = settle));
  return { stored, resolve };
}

describe('PublicationPosition', () => {
  it('should store a position that is reached at the moment at which another one is stored', async () => {
    const { stored, resolve } = pendingSave();
    const { position, saved } = positionIn(() => stored);
    position.reach(at(1));
    const reached = stored.then(() => position.reach(at(2)));
    resolve(true);
    await reached;
    expect(await position.settled()).toBe(true);
    expect(saved).toEqual([1, 2]);
  });

  it('should store the last of the positions that are reached while one is stored', async () => {
    const { stored, resolve } = pendingSave();
    const { position, saved } = positionIn(() => stored);
    for (const place of [1, 2, 3]) position.reach(at(place));
    resolve(true);
    expect(await position.settled()).toBe(true);
    expect(saved).toEqual([1, 3]);
  });

  it('should renew a lease that is not fresh before more is sent', async () => {
    const { position, saved } = positionIn(async () => true, performance.now() - 6_000);
    expect(await position.mayContinue(at(7))).toBe(true);
    expect(await position.mayContinue(at(8))).toBe(true);
    expect(saved).toEqual([7]);
  });

  it('should not continue once another process has the lease', async () => {
    const { position, saved } = positionIn(async () => false);
    expect(await position.mayContinue(at(1))).toBe(true);
    position.reach(at(1));
    expect(await position.settled()).toBe(false);
    expect(await position.mayContinue(at(1))).toBe(false);
    expect(saved).toEqual([1]);
  });

  it('should throw what prevented a position from being stored', async () => {
    const { position } = positionIn(() => Promise.reject(new Error('The database is down')));
    position.reach(at(1));
    await expect(position.settled()).rejects.toThrow('The database is down');
    await expect(position.mayContinue(at(1))).rejects.toThrow('The database is down');
  });
});
