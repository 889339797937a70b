import { pieces, repeat, type SqlTransaction } from '../foundation/database/index.js';

const COLUMNS = 'id, destination, owner, aspect, relationship_type';

/**
 * Records which aspects refer to `urns`, which are about to be deleted with all their edges, and removes the records of
 * references from the aspects of `urns`. References recorded by an earlier deletion of the same entity stay.
 */
export async function noteDangling(sql: SqlTransaction, urns: readonly string[]): Promise<void> {
  for (const chunk of pieces(urns)) {
    const list = `(${repeat('?', chunk.length)})`;
    const known = 'EXISTS (SELECT 1 FROM dangling_reference d WHERE d.id = e.id)';
    await sql.execute(
      `INSERT INTO dangling_reference (${COLUMNS})
       SELECT e.id, e.destination, COALESCE(e.lifecycle_owner, e.source), e.aspect, e.relationship_type
       FROM edge e WHERE e.destination IN ${list} AND NOT ${known}`,
      chunk,
    );
  }
  for (const chunk of pieces(urns)) {
    await sql.execute(`DELETE FROM dangling_reference WHERE owner IN (${repeat('?', chunk.length)})`, chunk);
  }
}
