import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import type { ReferenceStore } from './reference-store.js';
import { Referrers } from './referrers.js';

const A = 'urn:li:tag:a';
const B = 'urn:li:tag:b';

function setUp() {
  const referred = jest.fn(
    async (urns: readonly string[], types: readonly string[]) =>
      new Map(types.map((type) => [type, new Set(type === 'TaggedWith' ? urns.slice(0, 1) : [])])),
  );
  return { referrers: new Referrers(fake<ReferenceStore>({ referred })), referred };
}

describe('Referrers', () => {
  it('should ask once for what is asked at the same time', async () => {
    const { referrers, referred } = setUp();
    const asked = [A, B, A].map((urn) => referrers.mayReferTo(urn, 'TaggedWith'));
    const other = referrers.mayReferTo(A, 'OwnedBy');
    expect(await Promise.all([...asked, other])).toEqual([true, false, true, false]);
    expect(referred.mock.calls).toEqual([
      [
        [A, B],
        ['TaggedWith', 'OwnedBy'],
      ],
    ]);
  });

  it('should ask again later', async () => {
    const { referrers, referred } = setUp();
    await referrers.mayReferTo(A, 'TaggedWith');
    await referrers.mayReferTo(A, 'TaggedWith');
    expect(referred).toHaveBeenCalledTimes(2);
  });

  it.each(['nonsense', `urn:li:tag:${'x'.repeat(2_000)}`])(
    'should say nothing of %.20s, which has no edges',
    async (text) => {
      const { referrers, referred } = setUp();
      expect(await referrers.mayReferTo(text, 'OwnedBy')).toBe(true);
      expect(referred).not.toHaveBeenCalled();
    },
  );
});
