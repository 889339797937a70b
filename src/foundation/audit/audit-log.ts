import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR_URN } from '../requests/system-actor.js';
import { AppConfig } from '../config/index.js';
import { StructuredLog } from '../logging/index.js';
import type { AuditEntry } from './audit-event.js';

/** The audit trail as log lines in the channel `audit`, whatever `LOG_LEVEL` is. */
@Injectable()
export class AuditLog {
  private readonly log: StructuredLog;
  private readonly logged: AppConfig['audit']['log'];

  constructor({ log, audit }: AppConfig) {
    this.log = new StructuredLog(log, 'audit');
    this.logged = audit.log;
  }

  /** Logs an entry if its importance is configured to be logged. */
  report(entry: AuditEntry, important: boolean): void {
    if (this.logged === 'all' || (this.logged === 'important' && important && !isOwnWork(entry))) this.write(entry);
  }

  /** Logs an entry unconditionally, because the database did not accept it. */
  reportUnstored(entry: AuditEntry): void {
    this.log.write(entry.action, { ...fieldsOf(entry), unstored: true });
  }

  private write(entry: AuditEntry): void {
    this.log.write(entry.action, fieldsOf(entry));
  }
}

/** The service's own actions, such as filling an empty store. */
function isOwnWork({ actor, source, outcome }: AuditEntry): boolean {
  return actor === SYSTEM_ACTOR_URN && source === 'SYSTEM' && outcome === 'ALLOWED';
}

/** The log line's own time is `time`. */
function fieldsOf({ time, ...fields }: AuditEntry): Readonly<Record<string, unknown>> {
  return { ...fields, occurredOn: time };
}
