import { randomBytes } from 'node:crypto';
import { firstId } from '../database/index.js';
import { requestOrigin } from '../requests/request-origin.js';
import { requestSourceOf } from '../requests/request-source.js';
import { Urn } from '../common/urn.js';
import type { AuditEntry, AuditEvent } from './audit-event.js';

const ORDINARY: ReadonlySet<string> = new Set(['EntityEvent', 'UpdateAspectEvent']);

/** Maximum number of entries per millisecond that keep their order. */
const SEQUENCE_SIZE = 0x10000;

const NO_DETAIL = {};
const NO_ASPECTS: readonly string[] = [];

/** Creates entries from events, in the order of their ids. */
export class AuditEntries {
  private readonly process = randomBytes(4).toString('hex');
  private sequence = 0;

  /** The entry of an event at time `now`; details missing in the event are taken from the current request. */
  make(event: AuditEvent, now: number): AuditEntry {
    const origin = requestOrigin();
    const { target } = event;
    return {
      id: this.nextId(now),
      time: now,
      action: event.action,
      actor: event.actor,
      outcome: event.outcome ?? 'ALLOWED',
      target,
      targetType: target === undefined ? undefined : Urn.tryParse(target)?.entityType,
      aspects: event.aspects ?? NO_ASPECTS,
      operation: event.operation,
      source: event.source ?? requestSourceOf(origin?.path),
      address: event.address ?? origin?.address,
      userAgent: origin?.userAgent,
      traceId: event.traceId ?? origin?.traceId,
      detail: event.detail ?? NO_DETAIL,
    };
  }

  private nextId(now: number): string {
    this.sequence = (this.sequence + 1) % SEQUENCE_SIZE;
    return firstId(now) + this.sequence.toString(16).padStart(4, '0') + this.process;
  }
}

/** Whether an event is stored and logged immediately. */
export function isImportant({ important, outcome, action }: AuditEvent): boolean {
  return important ?? ((outcome !== undefined && outcome !== 'ALLOWED') || !ORDINARY.has(action));
}
