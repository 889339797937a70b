import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { ConflictAssignments, SqlParameter, SqlTransaction, TableShape } from '../../foundation/database/index.js';
import { lockEntities, raiseRevisions, touchRevisions } from './entity-revisions.js';

const NOW = 1000;
const URNS = ['c', 'a', 'B', 'b'].map((id) => `urn:li:tag:${id}`);
const SORTED = ['B', 'a', 'b', 'c'].map((id) => `urn:li:tag:${id}`);

/** A transaction that keeps what it is told, on an engine with one writer or several. */
function transaction(hasOneWriter = false) {
  const claimed: (readonly string[])[] = [];
  const inserted: { readonly rows: readonly unknown[]; readonly locks: boolean; readonly set: string }[] = [];
  const sql = fake<SqlTransaction>({
    dialect: { hasOneWriter },
    claim: (urns: readonly string[]) => Promise.resolve(void claimed.push(urns)),
    insert(table: TableShape, rows: readonly (readonly SqlParameter[])[], conflict: ConflictAssignments) {
      const named = rows.map((row) => Object.fromEntries(table.columns.map((column, at) => [column, row[at]])));
      const set = conflict.set((column) => `new.${column}`);
      inserted.push({ rows: named, locks: conflict.locks === true, set });
      return Promise.resolve();
    },
  });
  return { sql, claimed, inserted };
}

const row = (urn: string, more: object = {}) => ({
  urn,
  revision: 1,
  indexed_revision: 0,
  deleted: 0,
  behind_since: NOW,
  written_on: 0,
  ...more,
});

describe('lockEntities', () => {
  it('should claim the urns and lock their rows in one order, and leave the revisions as they are', async () => {
    const { sql, claimed, inserted } = transaction();
    await lockEntities(sql, URNS, NOW);
    expect(claimed).toEqual([URNS]);
    const set = 'revision = entity_revision.revision';
    expect(inserted).toEqual([{ rows: SORTED.map((urn) => row(urn, { revision: 0 })), locks: true, set }]);
  });

  it.each<[string, boolean, readonly string[]]>([
    ['without urns', false, []],
    ['on an engine with one writer', true, URNS],
  ])('should do nothing %s', async (_where, hasOneWriter, urns) => {
    const { sql, claimed, inserted } = transaction(hasOneWriter);
    await lockEntities(sql, urns, NOW);
    expect([claimed, inserted]).toEqual([[], []]);
  });
});

describe('raiseRevisions', () => {
  it('should store in one order whether each entity is deleted and when its next change may be', async () => {
    const { sql, inserted } = transaction();
    const changes = URNS.map((urn, at) => ({ urn, deleted: at === 1, writtenOn: at }));
    await raiseRevisions(sql, changes, NOW);
    expect(inserted[0]?.rows).toEqual([
      row('urn:li:tag:B', { written_on: 2 }),
      row('urn:li:tag:a', { deleted: 1, written_on: 1 }),
      row('urn:li:tag:b', { written_on: 3 }),
      row('urn:li:tag:c'),
    ]);
    expect(inserted).toMatchObject([{ locks: false }]);
    expect(inserted[0]?.set).toContain('deleted = new.deleted, written_on = new.written_on');
  });
});

describe('touchRevisions', () => {
  it('should add entities that are not deleted, and leave that of others alone', async () => {
    const { sql, inserted } = transaction();
    await touchRevisions(sql, URNS, NOW);
    expect(inserted[0]?.rows).toEqual(SORTED.map((urn) => row(urn)));
    expect(inserted[0]?.set).not.toContain('deleted');
  });

  it('should raise the revision after the time since when search is behind, which MySQL would see changed', async () => {
    const { sql, inserted } = transaction();
    await touchRevisions(sql, URNS, NOW);
    expect(inserted[0]?.set).toMatch(/^behind_since = CASE .* END, revision = entity_revision\.revision \+ 1$/);
  });
});
