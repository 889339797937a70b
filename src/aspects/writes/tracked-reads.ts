import type { AspectDeclaration, StoredOf } from '../../model/index.js';
import type { AspectStore } from '../aspect-store.js';
import type { AspectVersion } from '../change-proposal.js';
import { asIn } from './conditional-write.js';
import { valueIn } from '../typed-value.js';

/** Reads values that a write depends on, and keeps their versions. */
export class TrackedReads {
  private readonly read: AspectVersion[] = [];

  constructor(private readonly store: Pick<AspectStore, 'latest'>) {}

  /** The version of each value that was read, for `whileUnchanged`. */
  get versions(): readonly AspectVersion[] {
    return this.read;
  }

  /** Returns the latest value of one aspect, typed by the model; undefined if it is not stored. */
  async value<Aspect extends AspectDeclaration>(urn: string, aspect: Aspect): Promise<StoredOf<Aspect> | undefined> {
    return (await this.values([urn], aspect)).get(urn);
  }

  /** Returns the latest values of one aspect by urn, typed by the model; entities without the aspect are left out. */
  async values<Aspect extends AspectDeclaration>(
    urns: readonly string[],
    aspect: Aspect,
  ): Promise<ReadonlyMap<string, StoredOf<Aspect>>> {
    const found = await this.store.latest(urns, [aspect.name]);
    const values = new Map<string, StoredOf<Aspect>>();
    for (const urn of urns) {
      const aspects = found.get(urn);
      this.read.push(asIn(aspects?.get(aspect.name), { urn, aspectName: aspect.name }));
      const value = valueIn(aspects, aspect);
      if (value !== undefined) values.set(urn, value);
    }
    return values;
  }
}
