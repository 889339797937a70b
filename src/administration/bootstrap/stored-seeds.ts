import type { AspectRecord, AspectStore } from '../../aspects/index.js';
import type { Seed } from './seed.js';

/** Stored values at the places of seeds. */
export class StoredSeeds {
  private constructor(private readonly found: ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>) {}

  /** Reads the stored values of `places`, in one statement. */
  static async read(store: AspectStore, places: readonly Pick<Seed, 'urn' | 'aspectName'>[]): Promise<StoredSeeds> {
    const names = [...new Set(places.map(({ aspectName }) => aspectName))];
    return new StoredSeeds(
      await store.latest(
        places.map(({ urn }) => urn),
        names,
      ),
    );
  }

  /** Returns the stored record at the place of a seed; undefined if there is none. */
  get({ urn, aspectName }: Pick<Seed, 'urn' | 'aspectName'>): AspectRecord | undefined {
    return this.found.get(urn)?.get(aspectName);
  }
}
