import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type AspectChange, type WriteContext, WriteListeners } from '../../aspects/index.js';
import { MetricsRegistry } from '../../foundation/telemetry/index.js';
import { WriteCounts } from './write-counts.js';

const change = (isNoop: boolean, current: object | undefined): AspectChange => fake<AspectChange>({ isNoop, current });

describe('WriteCounts', () => {
  it('should count aspects by operation and API', async () => {
    const [listeners, metrics] = [new WriteListeners(), new MetricsRegistry()];
    new WriteCounts(listeners, metrics).onModuleInit();
    const changes = [change(false, {}), change(false, {}), change(false, undefined), change(true, {})];
    await listeners.afterCommit(changes, { source: 'RESTLI' } as WriteContext);
    const text = await metrics.text();
    for (const [outcome, count] of Object.entries({ written: 2, deleted: 1, noop: 1 }))
      expect(text).toContain(`aspect_writes_total{source="restli",outcome="${outcome}"} ${count}`);
  });
});
