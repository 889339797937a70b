import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { SystemClock } from '../common/clock.js';
import { loadConfig } from '../config/index.js';
import { MetricsRegistry } from '../telemetry/index.js';
import type { AuditEntry } from './audit-event.js';
import type { AuditLog } from './audit-log.js';
import type { AuditStore } from './audit-store.js';
import { AuditTrail } from './audit-trail.js';

describe(AuditTrail.name, () => {
  it('should store what was just recorded before the database is closed, and log what comes later', async () => {
    const [stored, logged]: [string[], string[]] = [[], []];
    let isOpen = true;
    const store = fake<AuditStore>({
      append(entries: readonly AuditEntry[]) {
        if (!isOpen) return Promise.reject(new Error('closed'));
        stored.push(...entries.map(({ target }) => String(target)));
        return Promise.resolve();
      },
    });
    const log = fake<AuditLog>({
      report: () => undefined,
      reportUnstored: ({ target }: AuditEntry) => logged.push(String(target)),
    });
    const trail = new AuditTrail(store, log, new SystemClock(), loadConfig({}), new MetricsRegistry());
    const record = (target: string): void =>
      trail.record({ action: 'UpdateAspectEvent', actor: 'urn:li:corpuser:a', outcome: 'ALLOWED', target });
    record('before');
    await trail.beforeApplicationShutdown();
    isOpen = false;
    record('after');
    await trail.onApplicationShutdown();
    expect({ stored, logged }).toEqual({ stored: ['before'], logged: ['after'] });
  });
});
