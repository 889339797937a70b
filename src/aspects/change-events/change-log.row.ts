import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { parseExact } from '../../foundation/json/exact-json.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { jsonColumn, type SqlParameter, type TableShape } from '../../foundation/database/index.js';
import type { SystemMetadata } from '../system-metadata.js';
import type { ChangeKind, EventValue, FollowedChange, RestatedValue, RowChange } from './followed-change.js';

/**
 * What an entry tells: a value that was written to the rows of the aspects, such a value that was stated again later,
 * or a change whose values the entry holds itself.
 */
export type EntryKind = 'row' | 'restated' | ChangeKind;

/** One change of one aspect, for followers of changes. Ids of an entity's changes have the order of their commits. */
@Entity({ name: 'change_log' })
@Index('change_log_created_on', ['createdOn'])
export class ChangeLogRow {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /**
   * The place at which followers find the change, assigned after its commit. Null until then; always null in an engine
   * with one writer, where the id is the place.
   */
  @Column({ type: 'bigint', nullable: true })
  place!: number | null;

  @Column({ type: 'varchar', length: 16 })
  kind!: EntryKind;

  /** Milliseconds since 1970. */
  @Column({ name: 'created_on', type: 'bigint' })
  createdOn!: number;

  @Column({ type: 'varchar', length: 500 })
  urn!: string;

  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  /**
   * The logical version of the value of an entry `row`, which has none of the columns below, or `restated`, which has
   * a change type and an actor; null where such a value has none.
   */
  @Column({ type: 'bigint', nullable: true })
  version!: number | null;

  @Column({ name: 'change_type', type: 'varchar', length: 16, nullable: true })
  changeType!: FollowedChange['changeType'] | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  actor!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  impersonator!: string | null;

  /** A JSON object, as are the other values. */
  @Column({ name: 'after_value', type: 'text', nullable: true })
  afterValue!: string | null;

  @Column({ name: 'after_metadata', type: 'text', nullable: true })
  afterMetadata!: string | null;

  @Column({ name: 'before_value', type: 'text', nullable: true })
  beforeValue!: string | null;

  @Column({ name: 'before_metadata', type: 'text', nullable: true })
  beforeMetadata!: string | null;
}

/** The state of the log: one row, or none while all of it is zero. */
@Entity({ name: 'change_event_counter' })
export class ChangeLogStateRow {
  /** Always 1. */
  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  /** The last place that was assigned, in an engine with several writers. */
  @Column({ type: 'bigint' })
  reached!: number;

  /** See `LogBegin.time`. */
  @Column({ name: 'begun_on', type: 'bigint', default: 0 })
  begunOn!: number;

  /** See `LogBegin.place`. */
  @Column({ name: 'begun_place', type: 'bigint', default: 0 })
  begunPlace!: number;
}

const OF_ROWS = ['kind', 'created_on', 'urn', 'aspect', 'version'] as const;

const OF_EVENTS = [
  'change_type',
  'actor',
  'impersonator',
  'after_value',
  'after_metadata',
  'before_value',
  'before_metadata',
] as const;

/** The columns of `change_log` that entries of rows have, for statements. */
export const ROW_CHANGE_TABLE: TableShape = { name: 'change_log', columns: OF_ROWS, key: ['id'] };

/** The table of `ChangeLogRow`, for statements. */
export const CHANGE_LOG_TABLE: TableShape = { name: 'change_log', columns: [...OF_ROWS, ...OF_EVENTS], key: ['id'] };

/** The table of `ChangeLogStateRow`, for statements. */
export const STATE_TABLE: TableShape = {
  name: 'change_event_counter',
  columns: ['slot', 'reached', 'begun_on', 'begun_place'],
  key: ['slot'],
};

/** A row in the form that statements read. */
export type ChangeLogColumns = Readonly<Record<(typeof OF_EVENTS)[number], string | null>> & {
  readonly place: number;
  readonly kind: EntryKind;
  readonly created_on: number;
  readonly urn: string;
  readonly aspect: string;
  readonly version: number | null;
};

/** Values in the order of `ROW_CHANGE_TABLE.columns`. */
export function rowColumns({ urn, aspectName, version, time }: RowChange): SqlParameter[] {
  return ['row', time, urn, aspectName, version];
}

/** Values in the order of `CHANGE_LOG_TABLE.columns`, for a value that is stated again. */
export function restatedColumns({ urn, aspectName, version, time, actor }: RestatedValue): SqlParameter[] {
  return ['restated', time, urn, aspectName, version ?? null, 'RESTATE', actor, null, null, null, null, null];
}

/** Values in the order of `CHANGE_LOG_TABLE.columns`. */
export function eventColumns(event: FollowedChange): SqlParameter[] {
  const { kind, urn, aspectName, changeType, created, after, before } = event;
  return [
    kind,
    created.time,
    urn,
    aspectName,
    null,
    changeType,
    created.actor,
    created.impersonator ?? null,
    jsonColumn(after?.value),
    jsonColumn(after?.systemMetadata),
    jsonColumn(before?.value),
    jsonColumn(before?.systemMetadata),
  ];
}

/** The change of a row that holds its values. */
export function eventOfRow(row: ChangeLogColumns, kind: ChangeKind): FollowedChange {
  const { urn, aspect, change_type: changeType, actor, impersonator } = row;
  return {
    kind,
    urn,
    aspectName: aspect,
    changeType: changeType as FollowedChange['changeType'],
    created: { time: Number(row.created_on), actor: actor ?? '', ...(impersonator !== null && { impersonator }) },
    after: eventValue(row.after_value, row.after_metadata),
    before: eventValue(row.before_value, row.before_metadata),
  };
}

function eventValue(value: string | null, metadata: string | null): EventValue | undefined {
  if (value === null) return undefined;
  return {
    value: parseExact(value) as JsonObject,
    systemMetadata: metadata === null ? undefined : (JSON.parse(metadata) as SystemMetadata),
  };
}
