import { Injectable } from '@nestjs/common';
import { Database, type SqlTransaction } from '../foundation/database/index.js';
import type { Edge } from './edge.js';
import { EdgeCondition } from './edge-condition.js';
import { deleteAspectEdges, deleteNodes, insertEdges } from './edge-statements.js';
import type { EdgeEnd, EdgePage, EdgeScroll, RelationshipPage, RelationshipQuery } from './relationship-query.js';
import { decodeScrollId, encodeScrollId } from './scroll-id.js';
import { edgeDetails, type EdgeResultRow, SELECT_EDGE, storedEdge } from './stored-edge.js';

/** Order of a scroll: both ends, the type, and columns that make the order unique. */
const SCROLL_KEY = 'source, destination, relationship_type, id';

/** Follows every id of an edge, which is 22 characters of base64url, in the order of any collation. */
const AFTER_IDS = 'z'.repeat(23);

/** Number of edges per statement where all of them are read. */
const PAGE = 1_000;

/**
 * The graph: an edge for each urn to which a stored aspect relates its entity. It includes edges of soft-deleted and
 * unknown entities; callers filter them. Reads see committed edges, and throw `ENGINE_UNAVAILABLE` if the database does
 * not respond.
 */
@Injectable()
export class EdgeStore {
  constructor(private readonly database: Database) {}

  /** A page of the edges at one end of `urn`: those with a `via` first, then by type and other end. */
  relationships(query: RelationshipQuery): Promise<RelationshipPage> {
    const [own, other] =
      query.direction === 'OUTGOING' ? (['source', 'destination'] as const) : (['destination', 'source'] as const);
    return this.database.read(async (sql) => {
      const where = new EdgeCondition(sql.dialect).add(`${own} = ?`, query.urn).types(query.types);
      where.entityTypes(other, query.relatedTypes);
      const rows = await sql.select<EdgeResultRow>(
        `${SELECT_EDGE}${where.sql} ORDER BY via_rank, relationship_type, ${other}, id LIMIT ? OFFSET ?`,
        [...where.parameters, query.count, query.start],
      );
      const total = await totalOf(sql, where, query, rows.length);
      return {
        total,
        relationships: rows.map((row) => ({ type: row.relationship_type, urn: row[other], ...edgeDetails(row) })),
      };
    });
  }

  /** The other ends of all matching edges of `urn`, read in pages; in the order of `relationships`. */
  async relatedUrns(query: Omit<RelationshipQuery, 'start' | 'count'>): Promise<readonly string[]> {
    const urns: string[] = [];
    for (let total = 1; urns.length < total;) {
      const page = await this.relationships({ ...query, start: urns.length, count: PAGE });
      if (page.relationships.length === 0) break;
      urns.push(...page.relationships.map(({ urn }) => urn));
      total = page.total;
    }
    return urns;
  }

  /**
   * A page of all matching edges, ordered by source, destination and type. Throws `INVALID_ARGUMENT` for an invalid
   * `scrollId`.
   */
  scroll(query: EdgeScroll): Promise<EdgePage> {
    return this.database.read(async (sql) => {
      const { source, destination } = query;
      const where = new EdgeCondition(sql.dialect).types(query.types);
      const ends = (from: EdgeEnd | undefined, to: EdgeEnd | undefined): EdgeCondition =>
        new EdgeCondition(sql.dialect).end('source', from).end('destination', to);
      if (query.eitherWay === true) where.either(ends(source, destination), ends(destination, source));
      else where.end('source', source).end('destination', destination);
      if (query.scrollId !== undefined) {
        const after = decodeScrollId(query.scrollId);
        where.add('source >= ?', after[0]).add(`(${SCROLL_KEY}) > (?, ?, ?, ?)`, ...after);
      }
      const rows = await sql.select<EdgeResultRow>(`${SELECT_EDGE}${where.sql} ORDER BY ${SCROLL_KEY} LIMIT ?`, [
        ...where.parameters,
        query.count + 1,
      ]);
      return pageOf(rows, query);
    });
  }

  /** Replaces all edges that `aspectName` of `urn` declared with `edges`. */
  async replace(urn: string, aspectName: string, edges: readonly Edge[], sql: SqlTransaction): Promise<void> {
    await deleteAspectEdges(sql, aspectName, [urn]);
    await insertEdges(sql, [{ aspectName, edges }]);
  }

  /** Removes every edge from or to `urns`, and edges whose lifecycle owner is one of them. */
  async removeNodes(urns: readonly string[]): Promise<void> {
    await this.database.transaction((sql) => deleteNodes(sql, urns));
  }
}

async function totalOf(
  sql: SqlTransaction,
  where: EdgeCondition,
  query: RelationshipQuery,
  found: number,
): Promise<number> {
  if (found < query.count && (found > 0 || query.start === 0)) return query.start + found;
  const rows = await sql.select<{ total: number }>(`SELECT COUNT(*) AS total FROM edge${where.sql}`, where.parameters);
  return Number(rows[0]?.total ?? 0);
}

function pageOf(rows: readonly EdgeResultRow[], { count, eachOnce = false }: EdgeScroll): EdgePage {
  const page = rows.slice(0, count);
  const edges = page.filter((row, at) => !eachOnce || !isSameEdge(row, page[at - 1])).map(storedEdge);
  const last = page.at(-1);
  if (last === undefined || rows.length <= count) return { edges };
  const id = eachOnce ? AFTER_IDS : last.id;
  return { edges, scrollId: encodeScrollId([last.source, last.destination, last.relationship_type, id]) };
}

function isSameEdge(one: EdgeResultRow, other: EdgeResultRow | undefined): boolean {
  if (one.source !== other?.source || one.destination !== other.destination) return false;
  return one.relationship_type === other.relationship_type;
}
