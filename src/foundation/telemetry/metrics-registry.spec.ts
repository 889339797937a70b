import { describe, expect, it } from '@jest/globals';
import { MetricsRegistry } from './metrics-registry.js';

describe('MetricsRegistry', () => {
  it('should tell counters, durations and gauges in the text form', async () => {
    const metrics = new MetricsRegistry();
    metrics.counter({ name: 'eggs_total', help: 'Eggs.', labels: ['colour'] }).add(2, { colour: 'brown' });
    metrics.durations({ name: 'boil_seconds', help: 'Boiling.' }).observe(0.2);
    metrics.gauge({ name: 'hens', help: 'Hens.', labels: ['yard'] }, () => [{ value: 3, labels: { yard: 'back' } }]);
    const text = await metrics.text();
    expect(text).toContain('eggs_total{colour="brown"} 2');
    expect(text).toContain('boil_seconds_bucket{le="0.25"} 1');
    expect(text).toContain('hens{yard="back"} 3');
  });

  it('should return what was counted, by labels', async () => {
    const metrics = new MetricsRegistry();
    metrics.counter({ name: 'eggs_total', help: 'Eggs.', labels: ['colour'] }).add(2, { colour: 'brown' });
    const boiling = metrics.durations({ name: 'boil_seconds', help: 'Boiling.', labels: ['pot'] });
    boiling.observe(0.2, { pot: 'big' });
    boiling.observe(20, { pot: 'big' });
    expect(await metrics.counts('eggs_total')).toEqual([{ value: 2, labels: { colour: 'brown' } }]);
    expect(await metrics.counts('boil_seconds')).toEqual([{ value: 2, labels: { pot: 'big' } }]);
    expect(await metrics.counts('hens')).toEqual([]);
  });

  it('should read a gauge each time and forget its former labels', async () => {
    const metrics = new MetricsRegistry();
    let yard = 'front';
    metrics.gauge({ name: 'hens', help: 'Hens.', labels: ['yard'] }, async () => [{ value: 1, labels: { yard } }]);
    await metrics.text();
    yard = 'back';
    expect(await metrics.text()).not.toContain('front');
  });

  it('should leave a gauge out that cannot be read', async () => {
    const metrics = new MetricsRegistry();
    metrics.gauge({ name: 'hens', help: 'Hens.' }, () => Promise.reject(new Error('no answer')));
    metrics.gauge({ name: 'cocks', help: 'Cocks.' }, () => {
      throw new Error('no answer');
    });
    expect(await metrics.text()).not.toMatch(/^(hens|cocks) /m);
  });
});
