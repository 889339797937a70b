import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { parseExact } from '../../foundation/common/exact-json.js';
import { jsonColumn, type SqlParameter, type TableShape } from '../../foundation/database/index.js';
import type { FollowedChange, ChangeEventKind, EventValue } from './followed-change.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { SystemMetadata } from '../system-metadata.js';

/** A change that no row of the aspects shows, for followers of changes. Ids increase with time. */
@Entity({ name: 'change_event' })
@Index('change_event_place', ['place'])
@Index('change_event_kind_place', ['kind', 'place'])
export class ChangeEventRow {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id!: string;

  @Column({ type: 'varchar', length: 16 })
  kind!: ChangeEventKind;

  /** The place at which followers find it; null until one is assigned. */
  @Column({ type: 'bigint', nullable: true })
  place!: number | null;

  /** Milliseconds since 1970. */
  @Column({ name: 'created_on', type: 'bigint' })
  createdOn!: number;

  @Column({ type: 'varchar', length: 500 })
  urn!: string;

  @Column({ type: 'varchar', length: 200 })
  aspect!: string;

  @Column({ name: 'change_type', type: 'varchar', length: 16 })
  changeType!: FollowedChange['changeType'];

  @Column({ type: 'varchar', length: 500 })
  actor!: string;

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

/** The last place that was assigned: one row, or none. */
@Entity({ name: 'change_event_counter' })
export class ChangeEventCounterRow {
  /** Always 1. */
  @PrimaryColumn({ type: 'smallint' })
  slot!: number;

  @Column({ type: 'bigint' })
  reached!: number;
}

/** The table of `ChangeEventRow`, for statements. */
export const CHANGE_EVENT_TABLE: TableShape = {
  name: 'change_event',
  columns: [
    'id',
    'kind',
    'created_on',
    'urn',
    'aspect',
    'change_type',
    'actor',
    'impersonator',
    'after_value',
    'after_metadata',
    'before_value',
    'before_metadata',
  ],
  key: ['id'],
};

/** The table of `ChangeEventCounterRow`, for statements. */
export const COUNTER_TABLE: TableShape = { name: 'change_event_counter', columns: ['slot', 'reached'], key: ['slot'] };

/** A row in the form that statements read. */
export interface ChangeEventColumns {
  readonly place: number;
  readonly kind: ChangeEventKind;
  readonly created_on: number;
  readonly urn: string;
  readonly aspect: string;
  readonly change_type: FollowedChange['changeType'];
  readonly actor: string;
  readonly impersonator: string | null;
  readonly after_value: string | null;
  readonly after_metadata: string | null;
  readonly before_value: string | null;
  readonly before_metadata: string | null;
}

/** Values in the order of `CHANGE_EVENT_TABLE.columns`. */
export function changeEventColumns(id: string, event: FollowedChange): SqlParameter[] {
  const { kind, urn, aspectName, changeType, created, after, before } = event;
  return [
    id,
    kind,
    created.time,
    urn,
    aspectName,
    changeType,
    created.actor,
    created.impersonator ?? null,
    jsonColumn(after?.value),
    jsonColumn(after?.systemMetadata),
    jsonColumn(before?.value),
    jsonColumn(before?.systemMetadata),
  ];
}

/** The event of a row. */
export function eventOfRow(row: ChangeEventColumns): FollowedChange {
  const { kind, urn, aspect, change_type: changeType, actor, impersonator } = row;
  return {
    kind,
    urn,
    aspectName: aspect,
    changeType,
    created: { time: Number(row.created_on), actor, ...(impersonator !== null && { impersonator }) },
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
