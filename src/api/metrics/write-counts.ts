import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteContext, type WriteListener, WriteListeners } from '../../aspects/index.js';
import { type CounterMetric, MetricsRegistry } from '../../foundation/telemetry/index.js';

/** Counts written aspects by API and operation. */
@Injectable()
export class WriteCounts implements WriteListener, OnModuleInit {
  private readonly aspects: CounterMetric;

  constructor(
    private readonly listeners: WriteListeners,
    metrics: MetricsRegistry,
  ) {
    this.aspects = metrics.counter({
      name: 'aspect_writes_total',
      help: 'Aspects that were written, deleted, or rewritten unchanged.',
      labels: ['source', 'outcome'],
    });
  }

  onModuleInit(): void {
    this.listeners.register(this);
  }

  afterCommit(changes: readonly AspectChange[], { source }: WriteContext): void {
    const counts = { written: 0, deleted: 0, noop: 0 };
    for (const change of changes) counts[outcomeOf(change)] += 1;
    for (const [outcome, count] of Object.entries(counts)) {
      if (count > 0) this.aspects.add(count, { source: source.toLowerCase(), outcome });
    }
  }
}

function outcomeOf({ isNoop, current }: AspectChange): 'written' | 'deleted' | 'noop' {
  if (isNoop) return 'noop';
  return current === undefined ? 'deleted' : 'written';
}
