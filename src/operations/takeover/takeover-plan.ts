import { type SqlTransaction, tableNames } from '../../foundation/database/index.js';
import type { ModelRegistry } from '../../model/index.js';
import { storedSecrets, type StoredSecrets } from './stored-secrets.js';
import { TAKEOVER } from './takeover-status.js';

/** State of a database: without rows, used only by DataHub, being taken over, or in use. */
export type StoreState = 'empty' | 'due' | 'running' | 'done';

/** Numbers of entities and rows of one entity type. */
export interface TypeCount {
  readonly entityType: string;
  readonly entities: number;
  /** Number of latest rows. */
  readonly rows: number;
  /** Whether the model has the type. */
  readonly isKnown: boolean;
}

/** Number of latest rows of an aspect that the model lacks, for an entity type of the model. */
export interface UnknownAspect {
  readonly entityType: string;
  readonly aspect: string;
  readonly rows: number;
}

/** Contents of a database. */
export interface StorePlan {
  readonly engine: string;
  readonly state: StoreState;
  /** Numbers of rows with latest and with earlier values. */
  readonly latest: number;
  readonly history: number;
  /** Sorted by number of entities, descending. */
  readonly types: readonly TypeCount[];
  /** Sorted by number of rows, descending. */
  readonly unknownAspects: readonly UnknownAspect[];
  /** Collation of the keys, if the first start must change it, as DataHub's setup does. */
  readonly wrongCollation: string | undefined;
  /** Undefined for a database without rows. */
  readonly secrets: StoredSecrets | undefined;
}

interface CountRow {
  readonly entity_type: string;
  readonly aspect: string;
  readonly latest: number;
  readonly total: number;
}

/**
 * Reads the contents of a database that DataHub may have created; writes nothing. `opens`: returns whether the
 * configured key can decrypt a secret.
 */
export async function inspectStore(
  sql: SqlTransaction,
  registry: ModelRegistry,
  opens: (encrypted: string) => boolean,
): Promise<StorePlan> {
  const tables = await tableNames(sql);
  const counts = tables.has('metadata_aspect_v2') ? await countRows(sql) : [];
  const isEmpty = counts.length === 0;
  const latest = sum(counts.map((row) => row.latest));
  return {
    engine: sql.dialect.engine,
    state: isEmpty ? 'empty' : await stateOf(sql, tables),
    latest,
    history: sum(counts.map((row) => row.total)) - latest,
    types: typesOf(counts, registry),
    unknownAspects: unknownAspects(counts, registry),
    wrongCollation: isEmpty ? undefined : await wrongCollation(sql),
    secrets: isEmpty ? undefined : await storedSecrets(sql, opens),
  };
}

async function countRows(sql: SqlTransaction): Promise<readonly CountRow[]> {
  const rows = await sql.select<CountRow>(
    `SELECT ${sql.dialect.entityTypeOf('urn')} AS entity_type, aspect, SUM(CASE WHEN version = 0 THEN 1 ELSE 0 END) AS latest, COUNT(*) AS total
      FROM metadata_aspect_v2 GROUP BY 1, 2`,
  );
  return rows.map((row) => ({ ...row, latest: Number(row.latest), total: Number(row.total) }));
}

async function stateOf(sql: SqlTransaction, tables: ReadonlySet<string>): Promise<StoreState> {
  if (!tables.has('task') || !tables.has('entity_revision')) return 'due';
  const [task] = await sql.select<{ state: string }>(
    'SELECT state FROM task WHERE kind = ? ORDER BY created_on DESC LIMIT 1',
    [TAKEOVER],
  );
  return task === undefined || task.state === 'COMPLETED' ? 'done' : 'running';
}

async function wrongCollation(sql: SqlTransaction): Promise<string | undefined> {
  const { keyCollation, currentSchema } = sql.dialect;
  if (keyCollation === undefined) return undefined;
  const [row] = await sql.select<{ collation: string }>(
    `SELECT collation_name AS collation FROM information_schema.columns
      WHERE table_schema = ${currentSchema} AND table_name = 'metadata_aspect_v2' AND column_name IN ('urn', 'aspect') AND collation_name <> ?`,
    [keyCollation],
  );
  return row?.collation;
}

function typesOf(counts: readonly CountRow[], registry: ModelRegistry): readonly TypeCount[] {
  const types = [...new Set(counts.map((row) => row.entity_type))].map((entityType) => {
    const own = counts.filter((row) => row.entity_type === entityType);
    const spec = registry.findEntity(entityType);
    const keys = own.find(({ aspect }) => aspect === spec?.keyAspect.name)?.latest;
    return {
      entityType,
      entities: keys ?? Math.max(...own.map(({ latest }) => latest)),
      rows: sum(own.map(({ latest }) => latest)),
      isKnown: spec !== undefined,
    };
  });
  return types.sort((one, other) => other.entities - one.entities || (one.entityType < other.entityType ? -1 : 1));
}

function unknownAspects(counts: readonly CountRow[], registry: ModelRegistry): readonly UnknownAspect[] {
  return counts
    .filter(({ entity_type: type, aspect }) => registry.findEntity(type)?.aspects.has(aspect) === false)
    .map((row) => ({ entityType: row.entity_type, aspect: row.aspect, rows: row.latest }))
    .sort((one, other) => other.rows - one.rows);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
