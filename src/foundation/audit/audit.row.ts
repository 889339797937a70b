import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SqlParameter, SqlResultRow, TableShape } from '../database/index.js';
import type { AuditDetail, AuditEntry } from './audit-event.js';

/** The audit trail in chronological order, which is the order of the ids. */
@Entity({ name: 'metadata_audit' })
@Index('metadata_audit_actor', ['actor', 'id'])
@Index('metadata_audit_target', ['target', 'id'])
@Index('metadata_audit_action', ['action', 'id'])
export class AuditRow {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id!: string;

  /** Milliseconds since 1970. */
  @Column({ name: 'occurred_on', type: 'bigint' })
  occurredOn!: number;

  @Column({ type: 'varchar', length: 64 })
  action!: string;

  @Column({ type: 'varchar', length: 500 })
  actor!: string;

  @Column({ type: 'varchar', length: 16 })
  outcome!: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  target!: string | null;

  @Column({ name: 'target_type', type: 'varchar', length: 100, nullable: true })
  targetType!: string | null;

  /** Names surrounded by commas, so that a single name can be searched. */
  @Column({ type: 'text', nullable: true })
  aspects!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  operation!: string | null;

  @Column({ type: 'varchar', length: 16 })
  source!: string;

  @Column({ type: 'varchar', length: 100, nullable: true })
  address!: string | null;

  @Column({ name: 'user_agent', type: 'varchar', length: 500, nullable: true })
  userAgent!: string | null;

  @Column({ name: 'trace_id', type: 'varchar', length: 64, nullable: true })
  traceId!: string | null;

  /** A JSON object. */
  @Column({ type: 'text', nullable: true })
  detail!: string | null;
}

/** The table of `AuditRow`, for statements. */
export const AUDIT_TABLE: TableShape = {
  name: 'metadata_audit',
  columns: [
    'id',
    'occurred_on',
    'action',
    'actor',
    'outcome',
    'target',
    'target_type',
    'aspects',
    'operation',
    'source',
    'address',
    'user_agent',
    'trace_id',
    'detail',
  ],
  key: ['id'],
};

/** Maximum length of `aspects` and `detail`, in characters; the `text` type of every engine is large enough. */
const MAX_TEXT = 16_000;

/** Values in the order of `AUDIT_TABLE.columns`. Long texts are truncated, so that the entry can be stored. */
export function auditColumns(entry: AuditEntry): SqlParameter[] {
  const { aspects, detail } = entry;
  return [
    entry.id,
    entry.time,
    entry.action,
    textOf(entry.actor, 500) ?? '',
    entry.outcome,
    textOf(entry.target, 500),
    textOf(entry.targetType, 100),
    aspects.length === 0 ? null : textOf(`,${aspects.join(',')},`, MAX_TEXT),
    textOf(entry.operation, 100),
    entry.source,
    textOf(entry.address, 100),
    textOf(entry.userAgent, 500),
    textOf(entry.traceId, 64),
    Object.keys(detail).length === 0 ? null : detailText(detail),
  ];
}

/** The entry of a row. */
export function entryOfRow(row: SqlResultRow): AuditEntry {
  const text = (column: string): string | undefined => {
    const value = row[column];
    return value == null ? undefined : String(value);
  };
  return {
    id: String(row['id']),
    time: Number(row['occurred_on']),
    action: String(row['action']) as AuditEntry['action'],
    actor: String(row['actor']),
    outcome: String(row['outcome']) as AuditEntry['outcome'],
    target: text('target'),
    targetType: text('target_type'),
    aspects: (text('aspects') ?? '').split(',').filter((name) => name !== ''),
    operation: text('operation'),
    source: String(row['source']) as AuditEntry['source'],
    address: text('address'),
    userAgent: text('user_agent'),
    traceId: text('trace_id'),
    detail: JSON.parse(text('detail') ?? '{}') as AuditDetail,
  };
}

function detailText(detail: AuditDetail): string {
  const text = JSON.stringify(detail);
  return text.length <= MAX_TEXT ? text : JSON.stringify({ truncated: text.slice(0, MAX_TEXT / 2) });
}

/** A text without the characters that a database rejects. */
function textOf(value: string | undefined, length: number): string | null {
  if (value === undefined) return null;
  return value
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll('\u0000', '');
}
