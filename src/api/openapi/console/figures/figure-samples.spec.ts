import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../../test/support/harness/fake.js';
import { connectedWorkers } from '../../../../../test/support/service/connected-workers.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { MetricsRegistry } from '../../../../foundation/telemetry/index.js';
import type { Workers } from '../../../../foundation/workers/index.js';
import type { ProjectionStatus, Projector } from '../../../../projection/index.js';
import { FigureSamples } from './figure-samples.js';
import { TrafficCounts } from './traffic.js';

class SetClock extends Clock {
  time = 1_000;

  now(): number {
    return this.time;
  }
}

const EVEN: ProjectionStatus = { behind: 0, rejected: 0, failing: false };

function sampling(status: () => Promise<ProjectionStatus>, workers?: Workers) {
  const [metrics, clock] = [new MetricsRegistry(), new SetClock()];
  const samples = new FigureSamples(new TrafficCounts(metrics), fake<Projector>({ status }), clock, workers);
  const afterTenSeconds = async (): Promise<void> => {
    clock.time += 10_000;
    await samples.take();
  };
  return { metrics, samples, afterTenSeconds };
}

describe('FigureSamples', () => {
  it('should tell rates, from metrics of every interface', async () => {
    const { metrics, samples, afterTenSeconds } = sampling(async () => ({ ...EVEN, oldestMillis: 70 }));
    const writes = metrics.counter({ name: 'aspect_writes_total', help: 'h', labels: ['source', 'outcome'] });
    const graphql = metrics.durations({
      name: 'graphql_operation_duration_seconds',
      help: 'h',
      labels: ['type', 'operation'],
    });
    const restli = metrics.durations({ name: 'restli_operation_duration_seconds', help: 'h', labels: ['operation'] });
    const http = metrics.durations({ name: 'http_request_duration_seconds', help: 'h', labels: ['method', 'route'] });
    await afterTenSeconds();
    writes.add(30, { source: 'restli', outcome: 'written' });
    writes.add(10, { source: 'openapi', outcome: 'deleted' });
    writes.add(90, { source: 'restli', outcome: 'noop' });
    for (const [type, operation] of [
      ['query', 'dataset'],
      ['query', 'searchAcrossEntities'],
      ['query', 'listUsers'],
      ['mutation', 'addTag'],
    ] as const)
      graphql.observe(1, { type, operation });
    for (const operation of [
      'entities.search',
      'entities.autocomplete',
      'entitiesV2.batchGet',
      'aspects.ingestProposal',
    ])
      restli.observe(1, { operation });
    for (const [method, route] of [
      ['GET', '/openapi/v3/entity/:type/*'],
      ['HEAD', '/openapi/v2/entity/:type/*'],
      ['POST', '/openapi/v3/entity/:type/batchGet'],
      ['POST', '/openapi/v3/entity/:type'],
      ['GET', '/openapi/v3/entity/:type'],
      ['POST', '/openapi/v3/entity/scroll'],
      ['GET', '/health'],
      ['POST', '/api/graphql'],
    ] as const)
      http.observe(1, { method, route });
    await afterTenSeconds();
    expect(samples.perSecond).toEqual({ writes: 4, reads: 0.5, searches: 0.6 });
    expect(samples.after(0)).toEqual([
      { time: 11_000, indexLagMs: 70, writes: 0, reads: 0, searches: 0 },
      { time: 21_000, indexLagMs: 70, writes: 4, reads: 0.5, searches: 0.6 },
    ]);
    expect(samples.after(11_000)).toHaveLength(1);
    expect(samples.after(21_000)).toEqual([]);
  });

  it('should keep the samples of one hour', async () => {
    const { samples, afterTenSeconds } = sampling(async () => EVEN);
    for (let taken = 0; taken < 365; taken += 1) await afterTenSeconds();
    const kept = samples.after(0);
    expect([kept.length, kept[0]?.time, kept.at(-1)?.time]).toEqual([360, 61_000, 3_651_000]);
  });

  it('should tell that the lag is unknown while the database does not respond', async () => {
    const { samples, afterTenSeconds } = sampling(() => Promise.reject(new Error('down')));
    await afterTenSeconds();
    expect(samples.after(0)).toMatchObject([{ indexLagMs: null }]);
  });

  it('should tell the traffic of all workers, the same in each', async () => {
    const workers = connectedWorkers(2);
    const samplings = workers.map((worker) => sampling(async () => EVEN, worker));
    for (const { samples } of samplings) await samples.onApplicationBootstrap();
    for (const { metrics } of samplings)
      metrics.counter({ name: 'aspect_writes_total', help: 'h', labels: ['outcome'] }).add(30, { outcome: 'written' });
    for (const { afterTenSeconds } of samplings) await afterTenSeconds();
    const [here, there] = samplings.map(({ samples }) => samples.after(0));
    expect(here).toMatchObject([{ writes: 6 }]);
    expect(there).toEqual(here);
    for (const { samples } of samplings) samples.onApplicationShutdown();
  });
});
