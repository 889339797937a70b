import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../../test/support/service/connected-workers.js';
import { OneProcess, type Workers } from '../workers/index.js';
import { GroupMetrics } from './group-metrics.js';
import { MetricsRegistry } from './metrics-registry.js';

function metricsOf(worker: Workers, eggs: number) {
  const metrics = new MetricsRegistry();
  const group = new GroupMetrics(metrics, worker);
  metrics.counter({ name: 'eggs_total', help: 'Eggs.', labels: ['colour'] }).add(eggs, { colour: 'brown' });
  metrics.durations({ name: 'boil_seconds', help: 'Boiling.' }).observe(0.2);
  metrics.gauge({ name: 'hens', help: 'Hens.' }, () => [{ value: eggs }]);
  metrics.gauge({ name: 'behind_seconds', help: 'Lag.', isShared: true }, () => [{ value: eggs }]);
  metrics.gauge({ name: 'process_memory_bytes', help: 'Memory.' }, () => [{ value: 100 * eggs }]);
  return group;
}

describe('GroupMetrics', () => {
  it('should add up the metrics of all workers, and tell those of each process', async () => {
    const groups = connectedWorkers(2).map((worker, at) => metricsOf(worker, at + 2));
    for (const group of groups) {
      const text = await group.text();
      for (const line of [
        'eggs_total{colour="brown"} 5',
        'boil_seconds_count 2',
        'boil_seconds_bucket{le="0.25"} 2',
        'hens 5',
        'behind_seconds 3',
        'process_memory_bytes{worker="1"} 200',
        'process_memory_bytes{worker="2"} 300',
        'worker_up{worker="2"} 1',
        'worker_restarts{worker="1"} 0',
      ])
        expect(text.split('\n')).toContain(line);
    }
  });

  it('should be those of the process if there is only one', async () => {
    const text = await metricsOf(new OneProcess(), 2).text();
    expect(text).toMatch(/^process_memory_bytes 200$/m);
    expect(text).not.toContain('worker');
  });
});
