import { isDeepStrictEqual } from 'node:util';
import { exactJson, parseExact } from '../../foundation/json/exact-json.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SqlParameter, SqlTransaction } from '../../foundation/database/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { AspectRemover } from '../rows/aspect-remover.js';
import { newestRow } from '../aspect-store.js';
import { ASPECT_TABLE } from '../rows/aspect.row.js';
import type { WriteResult } from '../change-proposal.js';
import { nextSystemMetadata } from './next-system-metadata.js';
import type { Retention, RetentionPolicies } from '../rows/retention.js';
import { StoredAspect } from '../rows/stored-aspect.js';
import type { AspectChange } from './write-listener.js';
import type { PlannedWrite } from './write-rule.js';
import type { TracedWrite } from './write-turn.js';

/** A value that differs from the stored one, and its text. */
interface Changed {
  readonly text: string;
  readonly value: JsonObject;
}

/**
 * Compares each planned write with the stored value, and collects the rows to write: the old value to history, the new
 * one to version 0.
 */
export class RowChanges {
  readonly results: WriteResult[] = [];
  readonly changes: AspectChange[] = [];
  private readonly history: SqlParameter[][] = [];
  private readonly replaced: SqlParameter[][] = [];
  private readonly latest: SqlParameter[][] = [];
  private readonly expired: {
    readonly urn: string;
    readonly aspectName: string;
    readonly retention: Retention;
    readonly version: number;
  }[] = [];

  constructor(
    private readonly tools: { readonly retention: RetentionPolicies; readonly remover: AspectRemover },
    private readonly write: TracedWrite,
  ) {}

  /** Adds one write whose new value is `value`. */
  async add(sql: SqlTransaction, planned: PlannedWrite, value: JsonObject): Promise<void> {
    const { previous } = planned;
    const text = exactJson(value);
    const isNoop = previous !== undefined && isSame(previous, text);
    const version = await this.versionOf(sql, previous, isNoop);
    const current = this.currentOf(planned, isNoop ? undefined : { text, value }, version);
    this.latest.push(current.columns(0));
    if (previous !== undefined && !isNoop) await this.keepHistory(sql, planned, previous, version);
    this.report(planned, current, isNoop);
  }

  /** Writes all rows in as few statements as the engine allows. */
  async flush(sql: SqlTransaction): Promise<void> {
    await sql.insert(ASPECT_TABLE, this.history, 'update');
    await sql.insert(ASPECT_TABLE, this.latest, 'update');
    const now = this.write.audit.time;
    await this.tools.remover.keepReplaced(sql, this.replaced, now);
    for (const { retention, ...aspect } of this.expired)
      await this.tools.remover.removeExpired(sql, retention, { ...aspect, now });
  }

  /** The logical version after this write; rows of old installations that lack it are counted in the table. */
  private async versionOf(sql: SqlTransaction, previous: AspectRecord | undefined, isNoop: boolean): Promise<number> {
    if (previous === undefined) return 1;
    const stored = Number(previous.systemMetadata?.version ?? Number.NaN);
    const current = Number.isNaN(stored) ? (await newestRow(sql, previous.urn, previous.aspect)) + 1 : stored;
    return isNoop ? current : current + 1;
  }

  private currentOf(
    { proposal, aspect, previous }: PlannedWrite,
    changed: Changed | undefined,
    version: number,
  ): StoredAspect {
    const isNoop = changed === undefined;
    const input = {
      aspect,
      given: proposal.systemMetadata,
      previous,
      isNoop,
      version: String(version),
      write: this.write,
    };
    const stored = previous as StoredAspect | undefined;
    return StoredAspect.latest({
      urn: proposal.urn,
      aspect: aspect.name,
      metadata: changed?.text ?? stored?.row.metadata ?? '{}',
      value: changed?.value,
      systemMetadata: nextSystemMetadata(input),
      created: isNoop && previous !== undefined ? previous.created : this.write.audit,
    });
  }

  private async keepHistory(
    sql: SqlTransaction,
    planned: PlannedWrite,
    previous: AspectRecord,
    version: number,
  ): Promise<void> {
    const { entity, aspect, proposal } = planned;
    const retention = await this.tools.retention.for(sql, entity.name, aspect.name);
    if (!retention.keepsHistory) {
      if (!aspect.isSecret) this.replaced.push((previous as StoredAspect).columns(version - 1));
      return;
    }
    this.history.push((previous as StoredAspect).columns(version - 1));
    if (retention.isDue(version)) this.expired.push({ urn: proposal.urn, aspectName: aspect.name, retention, version });
  }

  private report(planned: PlannedWrite, record: StoredAspect, isNoop: boolean): void {
    const { proposal, entity, aspect, previous } = planned;
    const { urn } = proposal;
    const isRestated = proposal.changeType === 'RESTATE';
    this.changes.push({
      urn,
      entityType: entity.name,
      aspect,
      previous,
      current: record,
      isNoop: isNoop && !isRestated,
      entityDeleted: false,
    });
    this.results.push({
      proposal,
      urn,
      aspectName: aspect.name,
      record,
      previous,
      outcome: isNoop ? 'noop' : 'written',
    });
  }
}

function isSame(previous: AspectRecord, text: string): boolean {
  return StoredAspect.sameText(previous, text) || isDeepStrictEqual(previous.value, parseExact(text));
}
