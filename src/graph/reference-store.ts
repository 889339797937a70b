import { Injectable } from '@nestjs/common';
import {
  Database,
  type Lookup,
  pieces,
  repeat,
  type SqlParameter,
  type SqlTransaction,
} from '../foundation/database/index.js';

/** An aspect whose value refers to an entity. */
export interface Reference {
  /** The entity with the aspect. */
  readonly owner: string;
  readonly aspectName: string;
  /** Name of the relationship, such as `TaggedWith`. */
  readonly type: string;
}

/** References to one entity, and the start of the next page. */
export interface ReferencePage {
  readonly references: readonly Reference[];
  /** Absent on the last page. */
  readonly next?: Reference;
}

interface ReferenceRow {
  readonly owner: string;
  readonly aspect: string;
  readonly relationship_type: string;
}

/** An entity to which an aspect refers. */
interface ReferredRow {
  readonly destination: string;
  readonly relationship_type: string;
}

const DANGLING: Lookup = {
  columns: ['destination'],
  statement: (dialect, keys) => {
    const [isOne, parameters] = dialect.oneOfTexts(
      'destination',
      keys.map(([urn]) => String(urn)),
    );
    return [`SELECT DISTINCT destination FROM dangling_reference WHERE ${isOne}`, parameters];
  },
};

const OWNER = 'COALESCE(lifecycle_owner, source)';
const ORDER = 'owner, aspect, relationship_type';

/**
 * References to an entity: each aspect and relationship once, however often the value names the entity. Reads see
 * committed rows, and throw `ENGINE_UNAVAILABLE` if the database does not respond.
 */
@Injectable()
export class ReferenceStore {
  constructor(private readonly database: Database) {}

  /**
   * How many references the graph has, or those of aspects called `aspectName`; those to an entity that is deleted are
   * not in it.
   */
  async count(urn: string, aspectName?: string): Promise<number> {
    const only = aspectName === undefined ? '' : ' AND aspect = ?';
    const rows = await this.database.readAside((sql) =>
      sql.select<{ total: number }>(
        `SELECT COUNT(*) AS total FROM (${edgesTo(ORDER)}${only}) r`,
        aspectName === undefined ? [urn] : [urn, aspectName],
      ),
    );
    return Number(rows[0]?.total ?? 0);
  }

  /** Up to `limit` references of the graph after `after`, by owner, aspect and type. */
  async page(urn: string, limit: number, after?: Reference): Promise<ReferencePage> {
    const rows = await this.database.readAside((sql) => {
      const key = ['owner', 'aspect', 'relationship_type'].map((column) => sql.dialect.byteOrdered(column)).join(', ');
      const later = after === undefined ? '' : ` WHERE (${key}) > (?, ?, ?)`;
      const parameters: SqlParameter[] = [urn, ...(after === undefined ? [] : keyOf(after)), limit + 1];
      return sql.select<ReferenceRow>(
        `SELECT ${ORDER} FROM (${edgesTo(ORDER)}) r${later} ORDER BY ${key} LIMIT ?`,
        parameters,
      );
    });
    const references = rows.slice(0, limit).map(referenceOf);
    const next = rows.length > limit ? references.at(-1) : undefined;
    return { references, ...(next === undefined ? {} : { next }) };
  }

  /**
   * Urns of the entities whose aspects with these names refer to any of `urns`, or did so when it was deleted, as seen
   * by the transaction.
   */
  async ownersIn(
    sql: SqlTransaction,
    urns: readonly string[],
    aspectNames: readonly string[],
  ): Promise<readonly string[]> {
    if (urns.length === 0 || aspectNames.length === 0) return [];
    const where = `destination IN (${repeat('?', urns.length)}) AND aspect IN (${repeat('?', aspectNames.length)})`;
    const rows = await sql.select<{ owner: string }>(
      `SELECT ${OWNER} AS owner FROM edge WHERE ${where} UNION SELECT owner FROM dangling_reference WHERE ${where}`,
      [...urns, ...aspectNames, ...urns, ...aspectNames],
    );
    return rows.map(({ owner }) => owner);
  }

  /**
   * Those of `urns` to which an aspect refers, or did so when they were deleted, by each relationship of `types`; an
   * aspect may refer to an entity that is stored again after its deletion.
   */
  async referred(urns: readonly string[], types: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const referred = new Map(types.map((type) => [type, new Set<string>()]));
    for (const chunk of pieces(urns)) {
      const rows = await this.database.read((sql) => {
        const [isOne, ones] = sql.dialect.oneOfTexts('destination', chunk);
        const where = `${isOne} AND relationship_type IN (${repeat('?', types.length)})`;
        const from = (table: string) => `SELECT destination, relationship_type FROM ${table} WHERE ${where}`;
        const parameters = [...ones, ...types];
        return sql.select<ReferredRow>(`${from('edge')} UNION ${from('dangling_reference')}`, [
          ...parameters,
          ...parameters,
        ]);
      });
      for (const row of rows) referred.get(row.relationship_type)?.add(row.destination);
    }
    return referred;
  }

  /** Those of `urns` to which aspects referred when they were deleted, as seen by the transaction. */
  async danglingIn(sql: SqlTransaction, urns: readonly string[]): Promise<readonly string[]> {
    if (urns.length === 0) return [];
    const rows = await sql.find<{ destination: string }>(
      DANGLING,
      [...new Set(urns)].map((urn) => [urn]),
    );
    return rows.map(({ destination }) => destination);
  }

  /** The references to an entity at the time of its deletion. The aspects may have changed since. */
  async dangling(urn: string): Promise<readonly Reference[]> {
    const rows = await this.database.read((sql) =>
      sql.select<ReferenceRow>(
        `SELECT DISTINCT ${ORDER} FROM dangling_reference WHERE destination = ? ORDER BY ${ORDER}`,
        [urn],
      ),
    );
    return rows.map(referenceOf);
  }

  /** Removes the records of references to a deleted entity. */
  async forget(urn: string, references: readonly Reference[]): Promise<void> {
    if (references.length === 0) return;
    await this.database.transaction(async (sql) => {
      for (const { owner, aspectName } of references) {
        await sql.execute('DELETE FROM dangling_reference WHERE destination = ? AND owner = ? AND aspect = ?', [
          urn,
          owner,
          aspectName,
        ]);
      }
    });
  }
}

/** A subquery for the distinct references to one entity; its parameter is the urn. */
function edgesTo(columns: string): string {
  const selected = columns.replace('owner', `${OWNER} AS owner`);
  return `SELECT DISTINCT ${selected} FROM edge WHERE destination = ?`;
}

function keyOf({ owner, aspectName, type }: Reference): SqlParameter[] {
  return [owner, aspectName, type];
}

function referenceOf({ owner, aspect, relationship_type }: ReferenceRow): Reference {
  return { owner, aspectName: aspect, type: relationship_type };
}
