import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { fake } from '../../../../../test/support/harness/fake.js';
import type { AspectStore, WriteListeners } from '../../../../aspects/index.js';
import type { EntityEditor } from '../../../../entities/index.js';
import type { Clock } from '../../../../foundation/common/clock.js';
import { FileKey } from './file-key.js';
import { FileRemoval } from './file-removal.js';
import type { FileStore } from './file-store.js';
import type { ObjectStorage } from './object-storage.port.js';

Logger.overrideLogger(false);

const DAY_MS = 24 * 60 * 60 * 1_000;
const ASSET = 'urn:li:container:stored';

const OLD = FileKey.create('old')!;
const YOUNG = FileKey.create('young')!;
const REFERENCED = FileKey.create('referenced')!;
const LEFT = FileKey.create('left')!;
const OF_DATAHUB = FileKey.ofFileId('0f8fad5b-d9cb-469f-a165-70867728950e__datahub')!;

describe('FileRemoval', () => {
  it('should remove what nothing refers to, but no unknown file of a DataHub installation', async () => {
    const [removed, hidden]: [FileKey[], string[]] = [[], []];
    const storage: Partial<ObjectStorage> = {
      keys: async function* () {
        yield [OLD, YOUNG, OF_DATAHUB];
        yield [REFERENCED, LEFT];
      },
      find: async (key) => ({ bytes: 1, uploadedAt: key === YOUNG ? DAY_MS : 0 }),
      remove: async (key) => void removed.push(key),
      removeParts: async () => undefined,
    };
    const infos = new Map([
      [REFERENCED.urn, { referencedByAsset: ASSET }],
      [LEFT.urn, { referencedByAsset: 'urn:li:container:deleted' }],
    ]);
    const removal = new FileRemoval(
      {} as WriteListeners,
      { storage } as FileStore,
      fake<AspectStore>({
        values: async (urns: readonly string[]) => new Map([...infos].filter(([urn]) => urns.includes(urn))),
        existing: async () => new Set([ASSET]),
      }),
      fake<EntityEditor>({ write: async ([edit]: readonly [{ urn: string }]) => void hidden.push(edit.urn) }),
      { now: () => DAY_MS + 1 } as Clock,
    );
    await removal.run();
    expect(removed).toEqual([OLD, LEFT]);
    expect(hidden).toEqual([LEFT.urn]);
  });
});
