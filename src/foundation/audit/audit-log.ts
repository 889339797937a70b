import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR_URN } from '../common/system-actor.js';
import { AppConfig } from '../config/index.js';
import { StructuredLog } from '../logging/index.js';
import type { AuditEntry } from './audit-event.js';

/** The audit trail as lines of the log, in the channel `audit`, whatever `LOG_LEVEL` says. */
@Injectable()
export class AuditLog {
  private readonly log: StructuredLog;
  private readonly told: AppConfig['audit']['log'];

  constructor({ log, audit }: AppConfig) {
    this.log = new StructuredLog(log, 'audit');
    this.told = audit.log;
  }

  /** Writes an entry if entries of its importance are wanted. */
  tell(entry: AuditEntry, important: boolean): void {
    if (this.told === 'all' || (this.told === 'important' && important && !isOwnWork(entry))) this.write(entry);
  }

  /** Writes an entry in any case, because the database did not take it. */
  tellUnstored(entry: AuditEntry): void {
    this.log.write(entry.action, { ...fieldsOf(entry), unstored: true });
  }

  private write(entry: AuditEntry): void {
    this.log.write(entry.action, fieldsOf(entry));
  }
}

/** What the service does by itself, such as filling an empty store. */
function isOwnWork({ actor, source, outcome }: AuditEntry): boolean {
  return actor === SYSTEM_ACTOR_URN && source === 'SYSTEM' && outcome === 'ALLOWED';
}

/** The line's own time stands under `time`. */
function fieldsOf({ time, ...fields }: AuditEntry): Readonly<Record<string, unknown>> {
  return { ...fields, occurredOn: time };
}
