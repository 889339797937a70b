import { Injectable } from '@nestjs/common';
import { distinct } from '../foundation/common/distinct.js';
import { giveWay } from '../foundation/concurrency/give-way.js';
import {
  Database,
  type KeyedRows,
  type Lookup,
  type LookupKey,
  repeat,
  selectPieces,
  type SqlTransaction,
} from '../foundation/database/index.js';
import { type AspectDeclaration, ModelRegistry, type StoredOf } from '../model/index.js';
import type { AspectRecord } from './aspect-record.js';
import { orderedRows } from './scans/aspect-scan-query.js';
import { countRows, keyOfRow } from './scans/aspect-scan-stretches.js';
import { ASPECT_COLUMNS, type AspectRow } from './rows/aspect.row.js';
import { LATEST_ROWS, ROWS_OF_ENTITIES } from './rows/latest-rows.js';
import { StoredAspect } from './rows/stored-aspect.js';
import { valueAs, valueIn } from './typed-value.js';

/** Latest aspects by urn and aspect name; aspects without a row are absent. */
export type AspectsByUrn = ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>;

/** A page of urns and the total number. */
export interface UrnPage {
  readonly urns: readonly string[];
  readonly total: number;
}

/**
 * Reads stored aspects. It sees committed rows only, and throws `ENGINE_UNAVAILABLE` when the database does not answer.
 */
@Injectable()
export class AspectStore {
  constructor(
    private readonly database: Database,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * The latest values of `urns`, in one statement for some hundreds of them; of all aspects when no names are given.
   */
  async latest(urns: readonly string[], aspectNames?: readonly string[]): Promise<AspectsByUrn> {
    if (urns.length === 0 || aspectNames?.length === 0) return new Map();
    return byUrn(await this.latestRows(distinct(urns), aspectNames));
  }

  /** The latest row of one aspect. */
  async latestOne(urn: string, aspectName: string): Promise<AspectRecord | undefined> {
    return firstOf(await this.database.find<AspectRow>(LATEST, [[urn, aspectName]]));
  }

  /** The latest value of one aspect, typed by the model. */
  async value<Aspect extends AspectDeclaration>(urn: string, aspect: Aspect): Promise<StoredOf<Aspect> | undefined> {
    const record = await this.latestOne(urn, aspect.name);
    return record === undefined ? undefined : valueAs(record, aspect);
  }

  /** The latest values of one aspect by urn, typed by the model; entities without the aspect are left out. */
  async values<Aspect extends AspectDeclaration>(
    urns: readonly string[],
    aspect: Aspect,
  ): Promise<ReadonlyMap<string, StoredOf<Aspect>>> {
    const found = await this.latest(urns, [aspect.name]);
    const values = new Map<string, StoredOf<Aspect>>();
    for (const [urn, aspects] of found) {
      const value = valueIn(aspects, aspect);
      if (value !== undefined) values.set(urn, value);
    }
    return values;
  }

  /**
   * Row `version` of an aspect: 0 is the latest, 1 the oldest of the history; a negative n counts back from the newest
   * history row (-1).
   */
  async version(urn: string, aspectName: string, version: number): Promise<AspectRecord | undefined> {
    if (version === 0) return this.latestOne(urn, aspectName);
    const rows = await this.database.read(async (sql) => {
      const row = version < 0 ? (await newestRow(sql, urn, aspectName)) + version + 1 : version;
      return sql.select<AspectRow>(`${SELECT} WHERE urn = ? AND aspect = ? AND version = ?`, [urn, aspectName, row]);
    });
    return firstOf(rows);
  }

  /**
   * Every stored row of some aspects of `urn`: the oldest version of each aspect first, the latest last. Yields to the
   * event loop while it reads many.
   */
  async history(urn: string, aspectNames: readonly string[]): Promise<readonly AspectRecord[]> {
    if (aspectNames.length === 0) return [];
    const rows = await this.database.read((sql) =>
      sql.select<AspectRow>(`${SELECT} WHERE urn = ? AND aspect IN (${repeat('?', aspectNames.length)}) LIMIT ?`, [
        urn,
        ...aspectNames,
        FEW_VERSIONS,
      ]),
    );
    if (rows.length < FEW_VERSIONS) return rows.sort(byVersion).map((row) => new StoredAspect(row));
    const histories: AspectRecord[][] = [];
    for (const name of distinct(aspectNames)) histories.push(await this.longHistory(urn, name));
    return histories.flat();
  }

  /** Those of `urns` that exist: they have a key aspect and, unless `includeSoftDeleted`, are not marked as removed. */
  async existing(
    urns: readonly string[],
    options: { readonly includeSoftDeleted: boolean },
  ): Promise<ReadonlySet<string>> {
    const wanted = [...new Set(urns)];
    const keys = new Map(wanted.map((urn) => [urn, this.keyAspectOf(urn)]));
    const names = [...new Set([...keys.values()].filter((name) => name !== undefined)), 'status'];
    const found = await this.latest(wanted, names);
    return new Set(wanted.filter((urn) => isExisting(found.get(urn), keys.get(urn), options.includeSoftDeleted)));
  }

  /** Whether one urn exists; see `existing`. */
  async exists(urn: string, options: { readonly includeSoftDeleted: boolean }): Promise<boolean> {
    return (await this.existing([urn], options)).has(urn);
  }

  /** Urns of one entity type in byte order, from row `start`. */
  async listUrns(entityType: string, start: number, count: number): Promise<UrnPage> {
    const { name, keyAspect } = this.registry.entity(entityType);
    const filter = { aspects: [keyAspect.name], urnLike: `urn:li:${name}:%` };
    const total = await this.count(keyAspect.name, filter.urnLike);
    const after = start === 0 ? undefined : await keyOfRow(this.database, { filter }, start);
    if (start > 0 && after === undefined) return { urns: [], total };
    const rows = await this.database.query((manager) =>
      orderedRows(manager, this.database.dialect, { filter, ...(after !== undefined && { after }) })
        .select('a.urn', 'urn')
        .limit(count)
        .getRawMany<{ urn: string }>(),
    );
    return { urns: rows.map(({ urn }) => urn), total };
  }

  /** How many entities have the aspect; `urnLike` is an SQL LIKE pattern, compared case-sensitively. */
  async count(aspectName: string, urnLike?: string): Promise<number> {
    return countRows(this.database, {
      filter: { aspects: [aspectName], ...(urnLike !== undefined && { urnLike }) },
    });
  }

  /** On a server, reads of few rows share statements with others; the statement of many tells each name only once. */
  private async latestRows(urns: readonly string[], names?: readonly string[]): Promise<readonly AspectRow[]> {
    const isAll = names === undefined || names.length >= MANY_NAMES;
    const isFew = urns.length * (isAll ? 1 : names.length) <= FEW_KEYS;
    if (this.database.dialect.runsInProcess || !isFew) {
      return this.database.read((sql) => selectLatest(sql, urns, names));
    }
    if (!isAll) return this.database.find<AspectRow>(LATEST, keysOf(urns, distinct(names)));
    const rows = await this.database.find<AspectRow>(ROWS_OF_ENTITIES, keysOf(urns));
    return named(rows, names);
  }

  /**
   * Each page is read after the latest row, so that a value that a write moves into the history meanwhile is not
   * missed: it then occurs twice.
   */
  private async longHistory(urn: string, aspectName: string): Promise<AspectRecord[]> {
    const select = `${SELECT} WHERE urn = ? AND aspect = ? AND version > ? ORDER BY version LIMIT ?`;
    const records: AspectRecord[] = [];
    for (let after = 0; ;) {
      await giveWay();
      const latest = await this.latestOne(urn, aspectName);
      const parameters = [urn, aspectName, after, FEW_VERSIONS];
      const rows = await this.database.read((sql) => sql.select<AspectRow>(select, parameters));
      for (const row of rows) records.push(new StoredAspect(row));
      const last = rows.at(-1);
      if (last === undefined || rows.length < FEW_VERSIONS)
        return latest === undefined ? records : [...records, latest];
      after = Number(last.version);
    }
  }

  private keyAspectOf(urn: string): string | undefined {
    return this.registry.findEntity(urn.split(':', 3)[2] ?? '')?.keyAspect.name;
  }
}

const SELECT = `SELECT ${ASPECT_COLUMNS} FROM metadata_aspect_v2`;

/**
 * Number of names from which all latest rows of an entity are read: the engines look up each name, whether or not the
 * entity has the aspect. Source: measured on SQLite, 39 µs for 59 names of which the entity has 9, and 19 µs for all.
 */
const MANY_NAMES = 32;

/** Latest rows by urn and aspect. */
const LATEST: Lookup = {
  columns: LATEST_ROWS.key,
  statement: (dialect, keys) => dialect.rowsByKeys(LATEST_ROWS, keys),
};

/** Number of versions that one statement reads at most, while other requests wait on SQLite. */
const FEW_VERSIONS = 1_000;

/** Number of keys up to which reads on a server share statements. */
const FEW_KEYS = 100;

/** Each urn, with each name if there are some. */
function keysOf(urns: readonly string[], names?: readonly string[]): readonly LookupKey[] {
  return names === undefined ? urns.map((urn) => [urn]) : urns.flatMap((urn) => names.map((name) => [urn, name]));
}

/** Latest rows of `urns`, in one statement for each piece of them. */
export async function selectLatest(
  sql: SqlTransaction,
  urns: readonly string[],
  aspectNames: readonly string[] | undefined,
): Promise<readonly AspectRow[]> {
  if (aspectNames === undefined || aspectNames.length < MANY_NAMES) return selectNamed(sql, urns, aspectNames);
  return named(await selectNamed(sql, urns, undefined), aspectNames);
}

/** The rows of some aspects; all when no names are given. */
function named(rows: readonly AspectRow[], aspectNames: readonly string[] | undefined): readonly AspectRow[] {
  if (aspectNames === undefined) return rows;
  const names = new Set(aspectNames);
  return rows.filter(({ aspect }) => names.has(aspect));
}

function selectNamed(
  sql: SqlTransaction,
  urns: readonly string[],
  aspectNames: readonly string[] | undefined,
): Promise<readonly AspectRow[]> {
  const names = distinct(aspectNames ?? []);
  const isNamed = aspectNames === undefined ? '' : `aspect IN (${repeat('?', names.length)}) AND `;
  const rows: KeyedRows = { ...LATEST_ROWS, key: ['urn'], where: [`${isNamed}version = 0`, names] };
  return selectPieces(urns, (piece) => sql.select<AspectRow>(...sql.dialect.rowsByKeys(rows, keysOf(piece))));
}

/** The order of `history`. */
function byVersion(one: AspectRow, other: AspectRow): number {
  if (one.aspect !== other.aspect) return one.aspect < other.aspect ? -1 : 1;
  return (Number(one.version) || Infinity) - (Number(other.version) || Infinity);
}

function firstOf([row]: readonly AspectRow[]): AspectRecord | undefined {
  return row === undefined ? undefined : new StoredAspect(row);
}

/** The highest row number of an aspect; 0 when it has no history. */
export async function newestRow(sql: SqlTransaction, urn: string, aspectName: string): Promise<number> {
  const rows = await sql.select<{ newest: number | null }>(
    'SELECT MAX(version) AS newest FROM metadata_aspect_v2 WHERE urn = ? AND aspect = ?',
    [urn, aspectName],
  );
  return Number(rows[0]?.newest ?? 0);
}

function byUrn(rows: readonly AspectRow[]): AspectsByUrn {
  const found = new Map<string, Map<string, AspectRecord>>();
  for (const row of rows) {
    const aspects = found.get(row.urn) ?? new Map<string, AspectRecord>();
    aspects.set(row.aspect, new StoredAspect(row));
    found.set(row.urn, aspects);
  }
  return found;
}

function isExisting(
  aspects: ReadonlyMap<string, AspectRecord> | undefined,
  keyAspect: string | undefined,
  includeSoftDeleted: boolean,
): boolean {
  if (keyAspect === undefined || aspects?.get(keyAspect) === undefined) return false;
  return includeSoftDeleted || aspects.get('status')?.value['removed'] !== true;
}
