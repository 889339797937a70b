import type { JsonObject } from '../../../foundation/common/json.js';

/** What one stream of changes lags behind. */
export interface StreamLag {
  /** Under which name DataHub's consumers of that stream run. */
  readonly consumerGroup: string;
  readonly topic: string;
  /** Changes that are accepted, but not yet followed. */
  readonly lag: number;
}

/**
 * The lag by consumer group and topic; partitions only when `isDetailed`. There is one partition, since nothing is
 * divided.
 */
export function lagByGroup({ consumerGroup, topic, lag }: StreamLag, isDetailed: boolean): JsonObject {
  const metrics = { maxLag: lag, medianLag: lag, totalLag: lag, avgLag: lag };
  return { [consumerGroup]: { [topic]: { ...(isDetailed && { partitions: { '0': { lag } } }), metrics } } };
}
