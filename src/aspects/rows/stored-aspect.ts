import { Logger } from '@nestjs/common';
import { type JsonObject, jsonObjectIn } from '../../foundation/json/json.js';
import { fromSqlTimestamp, type SqlParameter, toSqlTimestamp } from '../../foundation/database/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { AspectRow } from './aspect.row.js';
import type { AuditStamp } from '../audit-stamp.js';
import { type SystemMetadata, systemMetadataIn } from '../system-metadata.js';

/**
 * A row as an `AspectRecord`; its JSON texts are parsed on first access. A value that is no JSON object, which only
 * programs other than this service store, is empty, so that the entity stays usable: the log names it, and a write
 * replaces it.
 */
export class StoredAspect implements AspectRecord {
  private parsedValue: JsonObject | undefined;
  private isBroken = false;
  private parsedSystemMetadata: SystemMetadata | undefined;
  private stamp: AuditStamp | undefined;

  constructor(readonly row: AspectRow) {}

  get urn(): string {
    return this.row.urn;
  }

  get aspect(): string {
    return this.row.aspect;
  }

  get version(): number {
    return Number(this.row.version);
  }

  get value(): JsonObject {
    return (this.parsedValue ??= this.readValue());
  }

  /** Whether the value is a JSON object. */
  get isReadable(): boolean {
    this.parsedValue ??= this.readValue();
    return !this.isBroken;
  }

  get systemMetadata(): SystemMetadata | undefined {
    if (this.row.systemmetadata === null) return undefined;
    return (this.parsedSystemMetadata ??= systemMetadataIn(this.row.systemmetadata));
  }

  get created(): AuditStamp {
    return (this.stamp ??= this.readStamp());
  }

  private readValue(): JsonObject {
    const value = jsonObjectIn(this.row.metadata);
    if (value !== undefined) return value;
    this.isBroken = true;
    const { urn, aspect, version } = this;
    Logger.warn(
      `${aspect} of ${urn} (version ${version}) is no JSON object in metadata_aspect_v2: write it anew`,
      'Aspects',
    );
    return {};
  }

  private readStamp(): AuditStamp {
    const stamp = { time: fromSqlTimestamp(this.row.createdon), actor: this.row.createdby };
    return this.row.createdfor === null ? stamp : { ...stamp, impersonator: this.row.createdfor };
  }

  /** The columns in the order of `ASPECT_TABLE`, with another row number where one is given. */
  columns(version: number = this.version): SqlParameter[] {
    const { urn, aspect, metadata, systemmetadata, createdon, createdby, createdfor } = this.row;
    return [urn, aspect, version, metadata, systemmetadata, createdon, createdby, createdfor];
  }

  /** Number of characters of the stored value; 0 for a value that was not read from a row. Nothing is parsed. */
  static characters(record: AspectRecord): number {
    return record instanceof StoredAspect ? record.row.metadata.length : 0;
  }

  /** Whether both hold the same value; texts are compared before anything is parsed. */
  static sameText(stored: AspectRecord, text: string): boolean {
    return stored instanceof StoredAspect && stored.row.metadata === text;
  }

  /** Whether all columns of both rows are equal; nothing is parsed. */
  static sameRow({ row: one, version }: StoredAspect, { row: other, version: otherVersion }: StoredAspect): boolean {
    if (one.metadata !== other.metadata || one.systemmetadata !== other.systemmetadata) return false;
    if (one.createdon !== other.createdon || one.createdby !== other.createdby) return false;
    if (one.createdfor !== other.createdfor || version !== otherVersion) return false;
    return one.urn === other.urn && one.aspect === other.aspect;
  }

  /** A latest row to be written. */
  static latest(content: {
    readonly urn: string;
    readonly aspect: string;
    readonly metadata: string;
    /** The parsed `metadata`, if it is at hand. */
    readonly value: JsonObject | undefined;
    readonly systemMetadata: SystemMetadata;
    readonly created: AuditStamp;
  }): StoredAspect {
    const { urn, aspect, metadata, systemMetadata, created } = content;
    const record = new StoredAspect({
      urn,
      aspect,
      version: 0,
      metadata,
      systemmetadata: JSON.stringify(systemMetadata),
      createdon: toSqlTimestamp(created.time),
      createdby: created.actor,
      createdfor: created.impersonator ?? null,
    });
    record.parsedSystemMetadata = systemMetadata;
    record.stamp = created;
    record.parsedValue = content.value;
    return record;
  }
}

/** Whether both were read from the database and are the same row; their values need not be parsed. */
export function isSameRow(one: AspectRecord, other: AspectRecord): boolean {
  return one instanceof StoredAspect && other instanceof StoredAspect && StoredAspect.sameRow(one, other);
}
