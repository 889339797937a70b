import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { SqlDialect, SqlParameter } from '../../foundation/database/index.js';
import type { ScanRange } from './aspect-scan.js';
import { createdCondition, rangeCondition } from './aspect-scan-condition.js';
import { ASPECT_TABLE, AspectRow } from '../rows/aspect.row.js';
import { EntityRevisionRow } from '../rows/entity-revision.row.js';

/** A row of `pageQuery`: the aspect, and the revision of its entity if it has one. */
export type PageRow = AspectRow & { readonly revision: number | string | null };

/** A query of the latest rows of a stretch, under the alias `a`; callers choose the columns. */
export function latestRows(
  manager: EntityManager,
  dialect: SqlDialect,
  range: ScanRange,
): SelectQueryBuilder<AspectRow> {
  const keys = rangeCondition(dialect, { urn: 'a.urn', aspect: 'a.aspect' }, range);
  const created = createdCondition('a.createdon', range.filter);
  const where = ['a.version = 0', ...keys.terms, ...created.terms].join(' AND ');
  const [named, parameters] = namedMarkers(where, [...keys.parameters, ...created.parameters]);
  return manager.createQueryBuilder(AspectRow, 'a').where(named, parameters);
}

/** The same query in byte order of urn and aspect. */
export function orderedRows(
  manager: EntityManager,
  dialect: SqlDialect,
  range: ScanRange,
): SelectQueryBuilder<AspectRow> {
  return latestRows(manager, dialect, range)
    .orderBy(dialect.byteOrdered('a.urn'))
    .addOrderBy(dialect.byteOrdered('a.aspect'));
}

/**
 * The first `limit` rows of a stretch as `PageRow`s, in byte order of urn and aspect. The start of the stretch bounds
 * the revisions, too: PostgreSQL merges the two tables and would read the revisions from the first one on.
 */
export function pageQuery(
  manager: EntityManager,
  dialect: SqlDialect,
  range: ScanRange,
  limit: number,
): SelectQueryBuilder<AspectRow> {
  const { after } = range;
  const bound = after === undefined ? '' : ' AND r.urn >= :revisedFrom';
  const query = orderedRows(manager, dialect, range)
    .leftJoin(EntityRevisionRow, 'r', `${dialect.byteOrdered('a.urn')} = r.urn${bound}`, { revisedFrom: after?.urn })
    .select('r.revision', 'revision')
    .limit(limit);
  for (const column of ASPECT_TABLE.columns) query.addSelect(`a.${column}`, column);
  return query;
}

/** Replaces each `?` by a named parameter, which TypeORM needs. */
function namedMarkers(
  sql: string,
  values: readonly SqlParameter[],
): readonly [sql: string, parameters: Readonly<Record<string, SqlParameter>>] {
  let count = 0;
  const named = sql.replace(/\?/g, () => `:p${(count += 1)}`);
  return [named, Object.fromEntries(values.map((value, at) => [`p${at + 1}`, value]))];
}
