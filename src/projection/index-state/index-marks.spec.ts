import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { poll } from '../../../test/support/measures/poll.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { SearchIndex } from '../../search/index.js';
import type { RevisionMark } from '../entity-revision.js';
import type { RevisionStore } from '../revision-store.js';
import type { IndexIdentity } from './index-identity.js';
import { IndexMarks } from './index-marks.js';

function recorder(inUse = 'one') {
  const log: unknown[] = [];
  let failure: Error | undefined;
  const index = {
    persist: () => (failure === undefined ? Promise.resolve(log.push('persist')) : Promise.reject(failure)),
  };
  const revisions = {
    mark: (marks: readonly RevisionMark[], identity: string) => {
      log.push(marks.map(({ urn, revision }) => `${urn} ${revision}`).join());
      return Promise.resolve(identity === inUse);
    },
  };
  const identities = { forgetName: () => void log.push('another index') };
  const marks = new IndexMarks(
    fake<SearchIndex>(index),
    fake<RevisionStore>(revisions),
    fake<IndexIdentity>(identities),
  );
  return { log, marks, fail: (error: Error | undefined) => (failure = error) };
}

describe('IndexMarks', () => {
  it('should persist first, and mark the highest revision of each urn in the background', async () => {
    const { log, marks } = recorder();
    await marks.add([{ urn: 'a', revision: 2 }], 'one');
    await marks.add(
      [
        { urn: 'b', revision: 1 },
        { urn: 'a', revision: 1 },
      ],
      'one',
    );
    expect([log, marks.has('a', 2), marks.has('a', 3), marks.has('c', 0)]).toEqual([[], true, false, false]);
    await poll(() => log.length > 0, 'the marks to be made');
    expect(log).toEqual(['persist', 'a 2,b 1']);
    await marks.flush();
    expect(log).toHaveLength(2);
  });

  it('should drop what another index had reached, and look for its name anew', async () => {
    const { log, marks } = recorder('two');
    await marks.add([{ urn: 'a', revision: 1 }], 'one');
    await marks.flush();
    await marks.add([{ urn: 'b', revision: 1 }], 'one');
    await marks.add([{ urn: 'c', revision: 1 }], 'two');
    await marks.flush();
    expect(log).toEqual(['persist', 'a 1', 'another index', 'persist', 'c 1']);
  });

  it('should make who adds very many wait', async () => {
    const { log, marks } = recorder();
    await marks.add(
      Array.from({ length: 5_001 }, (_item, at) => ({ urn: `u${at}`, revision: 1 })),
      'one',
    );
    expect(log).toHaveLength(2);
  });

  it('should mark nothing that may not survive a power cut', async () => {
    const { log, marks, fail } = recorder();
    fail(new DomainError('ENGINE_UNAVAILABLE', 'no room'));
    await marks.add([{ urn: 'a', revision: 1 }], 'one');
    await expect(marks.flush()).rejects.toThrow('no room');
    fail(undefined);
    await marks.flush();
    expect(log).toEqual([]);
  });
});
